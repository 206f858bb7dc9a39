import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { billing } from "@solodesk/contract/money/billing.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { startPayment } from "#features/money/payments/start-payment.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Opens a session at the gateway and returns where to pay; repeated calls return the same session. Throws
 * "gateway_unavailable".
 */
export async function openPlanPayment(
  deps: Deps,
  purposes: Purposes,
  paymentId: Id,
  origin: string,
): Promise<Answer<typeof billing.create>> {
  const payment = await startPayment(deps, purposes, paymentId, origin);
  const { id, gateway, sessionId, checkoutUrl, amount, credits, currency } = payment;
  return {
    status: true,
    data: {
      paymentId: id,
      orderId: id,
      gateway,
      sessionId,
      checkoutUrl,
      amount: { amount: amount + credits, currency },
    },
  };
}
