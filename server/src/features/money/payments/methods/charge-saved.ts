import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { findPaymentRow, type Payment } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { chargeOnce } from "./charge-once.ts";

/**
 * Charges a saved method without the buyer, outside any transaction, and settles the payment by the result.
 * If the result is unknown, the payment stays open until the reconciler asks again before it expires. Throws
 * "not_found".
 */
export async function chargeSaved(
  deps: Deps,
  purposes: Purposes,
  paymentId: Id,
  methodId: Id,
): Promise<Payment> {
  const payment = await findPaymentRow(deps.db, paymentId);
  if (!payment) throw new AppError("not_found");
  if (payment.status !== "created" || payment.expiresAt <= deps.clock.now()) return payment;
  try {
    return await chargeOnce(deps, purposes, payment, methodId);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    deps.log.warn(
      { payment: paymentId, err: loggable(error) },
      "a gateway did not say what became of a charge",
    );
    return (await findPaymentRow(deps.db, paymentId)) ?? payment;
  }
}
