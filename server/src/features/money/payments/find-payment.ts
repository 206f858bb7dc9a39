import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPaymentRow, type Payment } from "./payments.repository.ts";

export const findPayment = (db: Db, id: Id): Promise<Payment | undefined> => findPaymentRow(db, id);
