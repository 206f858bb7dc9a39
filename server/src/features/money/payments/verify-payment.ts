import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { claimQuestion, findPaymentRow, type Payment } from "./payments.repository.ts";
import type { Purposes } from "./purposes.ts";
import { checkPayment } from "./reconcile/check-payment.ts";

/**
 * For a returning browser: asks the gateway at most once a second. Without a response, returns the payment as
 * stored. Throws "not_found".
 */
export async function verifyPayment(deps: Deps, purposes: Purposes, id: Id): Promise<Payment> {
  const payment = await findPaymentRow(deps.db, id);
  if (!payment) throw new AppError("not_found");
  if (payment.status === "succeeded") return payment;
  if (!(await claimQuestion(deps.db, id, deps.clock.now())))
    return (await findPaymentRow(deps.db, id)) ?? payment;
  try {
    return await checkPayment(deps, purposes, payment);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    deps.log.warn({ payment: id, err: loggable(error) }, "a gateway did not say what became of a payment");
    return payment;
  }
}
