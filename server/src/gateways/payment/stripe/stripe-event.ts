import type Stripe from "stripe";
import type { GatewayEvent } from "#kernel/payment-gateway.ts";
import { madeOf, refundIdOf } from "./stripe-refund.ts";
import { aboutSession, chargeOf } from "./stripe-session.ts";
import { fromStripe } from "./stripe-units.ts";

const ignored = { kind: "ignored" as const };

function ofSession(session: Stripe.Checkout.Session, kind: "paid" | "failed" | "expired") {
  const about = aboutSession(session);
  if (!about) return ignored;
  const charge = { ...about, sessionId: session.id };
  if (kind !== "paid") return { kind, ...charge };
  const chargeId = chargeOf(session);
  // Completed, but the bank's money is still to come: another event tells of that.
  if (session.payment_status !== "paid" || chargeId === undefined) return ignored;
  return { kind, ...charge, chargeId };
}

function ofRefund(refund: Stripe.Refund) {
  const refundId = refundIdOf(refund);
  return refundId === undefined ? ignored : { kind: "refund" as const, refundId, made: madeOf(refund) };
}

/** Newer versions of the API leave the list out, and tell of each refund by an event of its own. */
function ofCharge({ refunds }: Stripe.Charge) {
  const ours = refunds?.data.find((refund) => refundIdOf(refund) !== undefined);
  return ours ? ofRefund(ours) : ignored;
}

function ofDispute(dispute: Stripe.Dispute, outcome: "open" | "won") {
  const chargeId = chargeOf(dispute);
  // A warning is a question of the bank's: no money has moved.
  if (chargeId === undefined || dispute.status.startsWith("warning_")) return ignored;
  if (outcome === "won" && dispute.status !== "won") return ignored;
  return { kind: "dispute" as const, chargeId, ...fromStripe(dispute.amount, dispute.currency), outcome };
}

function meaningOf(event: Stripe.Event) {
  const { type } = event;
  if (type === "checkout.session.completed" || type === "checkout.session.async_payment_succeeded")
    return ofSession(event.data.object, "paid");
  if (type === "checkout.session.async_payment_failed") return ofSession(event.data.object, "failed");
  if (type === "checkout.session.expired") return ofSession(event.data.object, "expired");
  if (type === "refund.created" || type === "refund.updated" || type === "refund.failed")
    return ofRefund(event.data.object);
  if (type === "charge.refunded") return ofCharge(event.data.object);
  if (type === "charge.dispute.created") return ofDispute(event.data.object, "open");
  if (type === "charge.dispute.closed") return ofDispute(event.data.object, "won");
  return ignored;
}

export const readStripeEvent = (event: Stripe.Event): GatewayEvent => ({
  eventId: event.id,
  type: event.type,
  ...meaningOf(event),
});
