import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { billing } from "@solodesk/contract/money/billing.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { outcomeOf } from "#features/money/payments/outcome-of.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** Asks the gateway for the result; data from the browser is not trusted. Throws "not_found". */
export async function verifyPlanPayment(
  deps: Deps,
  purposes: Purposes,
  userId: Id,
  paymentId: Id,
): Promise<Answer<typeof billing.verify>> {
  const found = await findPayment(deps.db, paymentId);
  if (found?.purpose !== "plan" || found.userId !== userId) throw new AppError("not_found");
  const payment = await verifyPayment(deps, purposes, paymentId);
  const orderStatus = outcomeOf(payment.status);
  const checkoutUrl = orderStatus === "pending" ? payment.checkoutUrl : null;
  return { status: true, data: { paymentId, orderStatus, checkoutUrl } };
}
