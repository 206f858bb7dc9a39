import type Stripe from "stripe";
import type { GatewayEvent, SessionState } from "#kernel/outside/payment-gateway.ts";
import { stateOfCharge } from "./stripe-charge.ts";
import { keepsMethod } from "./stripe-method.ts";
import { madeOf, refundIdOf } from "./stripe-refund.ts";
import { aboutSession, chargeOf, isSetupSession } from "./stripe-session.ts";
import { fromStripe } from "./stripe-units.ts";

const ignored = { kind: "ignored" as const };

/** Fetches the current state of a session from Stripe. */
type Find = (sessionId: string) => Promise<SessionState | undefined>;

async function ofSession(session: Stripe.Checkout.Session, kind: "paid" | "failed" | "expired", find: Find) {
  const about = aboutSession(session);
  if (!about) return ignored;
  const charge = { ...about, sessionId: session.id };
  if (kind !== "paid") return { kind, ...charge };
  if (isSetupSession(session))
    return { kind, ...charge, chargeId: null, method: (await find(session.id))?.method };
  const chargeId = chargeOf(session);
  // Completed, but the money from the bank is pending: another event will follow.
  if (session.payment_status !== "paid" || chargeId === undefined) return ignored;
  // The event lacks the payment method. If the lookup fails, so does the webhook, and Stripe retries.
  const method = keepsMethod(session) ? (await find(session.id))?.method : undefined;
  return { kind, ...charge, chargeId, method };
}

/** A charge without the buyer; intents of sessions are ignored, because sessions have their own events. */
function ofIntent(intent: Stripe.PaymentIntent) {
  const charge = stateOfCharge(intent);
  if (!charge || charge.status === "open") return ignored;
  const [chargeId] = charge.chargeIds;
  return chargeId === undefined
    ? { ...charge, kind: "failed" as const }
    : { ...charge, kind: "paid" as const, chargeId };
}

function ofRefund(refund: Stripe.Refund) {
  const refundId = refundIdOf(refund);
  return refundId === undefined
    ? ofOutsideRefund(refund)
    : { kind: "refund" as const, refundId, made: madeOf(refund) };
}

/** A refund made by hand at Stripe. */
function ofOutsideRefund(refund: Stripe.Refund) {
  const chargeId = chargeOf(refund);
  const { status, gatewayRefundId } = madeOf(refund);
  if (chargeId === undefined || status === "pending") return ignored;
  const amount = fromStripe(refund.amount, refund.currency);
  const outcome = status === "succeeded" ? ("taken" as const) : ("returned" as const);
  return { kind: "outside refund" as const, gatewayRefundId, chargeId, ...amount, outcome };
}

/** The newest refund is first. Newer API versions omit the list and send a separate event for each refund. */
function ofCharge({ refunds }: Stripe.Charge) {
  const [newest] = refunds?.data ?? [];
  return newest ? ofRefund(newest) : ignored;
}

function ofDispute(dispute: Stripe.Dispute, outcome: "taken" | "returned") {
  const chargeId = chargeOf(dispute);
  // A warning is an inquiry by the bank: no money has moved.
  if (chargeId === undefined || dispute.status.startsWith("warning_")) return ignored;
  if (outcome === "returned" && dispute.status !== "won") return ignored;
  const amount = fromStripe(dispute.amount, dispute.currency);
  const { due_by } = dispute.evidence_details;
  const evidenceDueBy = due_by === null ? undefined : new Date(due_by * 1000);
  return { kind: "dispute" as const, gatewayRefundId: null, chargeId, ...amount, outcome, evidenceDueBy };
}

function meaningOf(event: Stripe.Event, find: Find) {
  const { type } = event;
  if (type === "checkout.session.completed" || type === "checkout.session.async_payment_succeeded")
    return ofSession(event.data.object, "paid", find);
  if (type === "checkout.session.async_payment_failed") return ofSession(event.data.object, "failed", find);
  if (type === "checkout.session.expired") return ofSession(event.data.object, "expired", find);
  if (type === "payment_intent.succeeded" || type === "payment_intent.payment_failed")
    return ofIntent(event.data.object);
  if (type === "refund.created" || type === "refund.updated" || type === "refund.failed")
    return ofRefund(event.data.object);
  if (type === "charge.refunded") return ofCharge(event.data.object);
  if (type === "charge.dispute.created") return ofDispute(event.data.object, "taken");
  if (type === "charge.dispute.closed") return ofDispute(event.data.object, "returned");
  return ignored;
}

export const readStripeEvent = async (event: Stripe.Event, find: Find): Promise<GatewayEvent> => ({
  eventId: event.id,
  type: event.type,
  ...(await meaningOf(event, find)),
});
