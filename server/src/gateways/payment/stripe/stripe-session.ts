import { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import type { SessionState, SessionToOpen } from "#kernel/outside/payment-gateway.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { stripeMethodOf } from "./stripe-method.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

/** Stripe's minimum expiry is 30 minutes from now. Our sessions end sooner, and we close them then. */
const GRACE = minutes(31);

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Depends only on the payment: Stripe refuses an idempotency key that is reused with other parameters. */
export function paramsOf(wanted: SessionToOpen): Stripe.Checkout.SessionCreateParams {
  const { paymentId, projectId, amount, currency, description, email, saveMethod } = wanted;
  const metadata = { payment_id: paymentId, project_id: projectId };
  const common = {
    client_reference_id: paymentId,
    // Without an email address, Stripe asks the buyer for one.
    ...(email !== "" && { customer_email: email }),
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    expires_at: toSeconds(after(wanted.expiresAt, GRACE)),
  };
  if (amount === 0)
    return {
      ...common,
      mode: "setup",
      // Stripe reports no amount or currency for a session that only saves a card.
      metadata: { ...metadata, currency: currency.toLowerCase() },
      currency: currency.toLowerCase(),
      allowed_payment_method_types: ["card"],
      customer_creation: "always",
      setup_intent_data: { metadata, description },
    };
  return {
    ...common,
    mode: "payment",
    metadata,
    payment_intent_data: { metadata, description, ...(saveMethod && { setup_future_usage: "off_session" }) },
    // A saved method needs a Stripe customer: always a new one, as a known one would change the parameters.
    ...(saveMethod && { customer_creation: "always" }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripe(amount, currency),
          product_data: { name: description },
        },
      },
    ],
    // An amount in another currency could not be compared with the requested one.
    adaptive_pricing: { enabled: false },
  };
}

/** Returns whether the session saves a card and charges nothing. */
export const isSetupSession = ({ mode }: Stripe.Checkout.Session): boolean => mode === "setup";

export const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === "string" ? named : named?.id;

/** Undefined if we did not open the session: the Stripe account may be used for other things too. */
export function aboutSession(session: Stripe.Checkout.Session) {
  const paymentId = Id.safeParse(session.metadata?.["payment_id"]);
  const total = isSetupSession(session) ? 0 : session.amount_total;
  const currency = isSetupSession(session) ? (session.metadata?.["currency"] ?? null) : session.currency;
  if (!paymentId.success || total === null || currency === null) return undefined;
  const projectId = session.metadata?.["project_id"] ?? "";
  return { paymentId: paymentId.data, projectId, ...fromStripe(total, currency) };
}

/** Identifies a charge by its payment intent, which has one successful charge and is named in all events. */
export const chargeOf = ({ payment_intent }: { payment_intent: string | { id: string } | null }) =>
  idOf(payment_intent);

/** Stripe lets the buyer try another card on its page, so a declined one leaves the session open. */
const setupStatuses: Partial<Record<string, SessionState["status"]>> = {
  complete: "paid",
  expired: "expired",
};

function statusOf(session: Stripe.Checkout.Session): SessionState["status"] {
  const { payment_status, status, payment_intent } = session;
  if (isSetupSession(session)) return setupStatuses[status ?? "open"] ?? "open";
  if (payment_status === "paid") return "paid";
  if (status === "expired") return "expired";
  // Completed without payment: the bank's answer is pending, or it declined.
  const isRefused =
    status === "complete" &&
    payment_intent !== null &&
    typeof payment_intent === "object" &&
    ["requires_payment_method", "canceled"].includes(payment_intent.status);
  return isRefused ? "failed" : "open";
}

/** Needs a session with payment intent and payment method expanded. */
export function stateOfSession(session: Stripe.Checkout.Session): SessionState | undefined {
  const about = aboutSession(session);
  const status = statusOf(session);
  const charge = chargeOf(session);
  if (!about) return undefined;
  if (status === "paid" && isSetupSession(session))
    return { status, ...about, chargeIds: [], method: stripeMethodOf(session) };
  if (status !== "paid" || !charge) return { status, ...about, chargeIds: [] };
  return { status, ...about, chargeIds: [charge], method: stripeMethodOf(session) };
}
