import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPayment as findRow, type Payment } from "./payments.repository.ts";

export const findPayment = (db: Db, id: Id): Promise<Payment | undefined> => findRow(db, id);
