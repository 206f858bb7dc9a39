import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findMethodRowOfPayment, type PaymentMethod } from "./methods.repository.ts";

/**
 * Returns the method saved from a payment, to charge it again without the buyer. Available once the payment
 * is settled, and already in `fulfil`.
 */
export const findMethodOfPayment = (db: Db, paymentId: Id): Promise<PaymentMethod | undefined> =>
  findMethodRowOfPayment(db, paymentId);
