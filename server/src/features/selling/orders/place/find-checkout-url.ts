import { findPayment } from "#features/money/payments/find-payment.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderRow } from "../orders.repository.ts";

/** Where an unpaid order can be paid; null if it cannot or need not be paid. */
export async function findCheckoutUrl(
  { db }: Pick<Deps, "db">,
  { status, paymentId }: Pick<OrderRow, "status" | "paymentId">,
): Promise<string | null> {
  if (status !== "pending_payment") return null;
  const payment = await findPayment(db, paymentId);
  return payment?.status === "pending" ? payment.checkoutUrl : null;
}
