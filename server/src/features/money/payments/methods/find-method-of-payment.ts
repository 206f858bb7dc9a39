import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findMethodOfPayment as findRow, type PaymentMethod } from "./methods.repository.ts";

/** What was kept of a payment, to charge it again without the buyer: from its settling on, and in `fulfil` already. */
export const findMethodOfPayment = (db: Db, paymentId: Id): Promise<PaymentMethod | undefined> =>
  findRow(db, paymentId);
