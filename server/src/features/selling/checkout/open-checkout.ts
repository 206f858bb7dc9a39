import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { startPayment } from "#features/money/payments/start-payment.ts";
import { listPlaced } from "#features/selling/orders/list/list-placed.ts";
import type { Deps } from "#kernel/deps.ts";
import { toBuyerOrders } from "./to-buyer-orders.ts";

/**
 * Opens the gateway session of a created payment. Called again, it returns the same session. Throws
 * "gateway_unavailable".
 */
export async function openCheckout(
  deps: Deps,
  purposes: Purposes,
  paymentId: Id,
  origin: string,
): Promise<OpenedPayment> {
  const payment = await startPayment(deps, purposes, paymentId, origin);
  return {
    payment_session_id: payment.id,
    gateway: payment.gateway,
    checkout_url: payment.checkoutUrl,
    amount: { amount: payment.amount, currency: payment.currency },
    ...(await toBuyerOrders(deps, payment, await listPlaced(deps.db, payment.id))),
  };
}
