import { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import type { RefundMade, RefundToMake } from "#kernel/outside/payment-gateway.ts";
import { stripeRefusalOf } from "./stripe-refusal.ts";
import { toStripe } from "./stripe-units.ts";

/** Lasting refusals: the buyer disputed the charge at their bank, or it was refunded by hand at Stripe. */
const elsewhere = new Set([
  "charge_already_refunded",
  "charge_disputed",
  "refund_disputed_payment",
  "charge_for_pending_refund_disputed",
]);

export function madeOf({ id, status, failure_reason: why }: Stripe.Refund): RefundMade {
  if (status === "succeeded") return { status: "succeeded", gatewayRefundId: id, reason: "" };
  if (status === "failed" || status === "canceled") {
    const refused = elsewhere.has(why ?? "") ? "elsewhere" : "gone";
    return { status: refused, gatewayRefundId: id, reason: why ?? "The refund was cancelled." };
  }
  return { status: "pending", gatewayRefundId: id, reason: "" };
}

/** Returns our id of the refund; undefined if it was made by hand at Stripe. */
export const refundIdOf = ({ metadata }: Pick<Stripe.Refund, "metadata">): Id | undefined =>
  Id.safeParse(metadata?.["refund_id"]).data;

/**
 * Checks first whether the refund exists: Stripe keeps idempotency keys for only a day, and replays
 * inconclusive errors too. So a refund is made only once, however late the call is repeated.
 */
export async function refundBy(stripe: Stripe, wanted: RefundToMake): Promise<RefundMade> {
  const { refundId, chargeId, amount, currency } = wanted;
  try {
    const earlier = await stripe.refunds.list({ payment_intent: chargeId, limit: 100 });
    const found = earlier.data.find((refund) => refundIdOf(refund) === refundId);
    if (found) return madeOf(found);
    const refund = await stripe.refunds.create(
      {
        payment_intent: chargeId,
        amount: toStripe(amount, currency),
        metadata: { refund_id: refundId },
      },
      { idempotencyKey: refundId },
    );
    return madeOf(refund);
  } catch (error) {
    const { code = "", param, message: reason } = (await stripeRefusalOf(error)) ?? {};
    const refused = { gatewayRefundId: null, reason: reason ?? "" };
    if (elsewhere.has(code) || param === "amount") return { status: "elsewhere", ...refused };
    if (code === "resource_missing") return { status: "gone", ...refused };
    throw error;
  }
}
