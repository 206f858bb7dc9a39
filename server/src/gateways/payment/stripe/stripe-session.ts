import { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import type { SessionState, SessionToOpen } from "#kernel/outside/payment-gateway.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { methodOf } from "./stripe-method.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

/** The least Stripe takes is half an hour from now; ours end sooner, and we close them then. */
const GRACE = minutes(31);

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Of the payment alone, so that the same one again says the same: else Stripe would refuse its key. */
export function paramsOf(wanted: SessionToOpen): Stripe.Checkout.SessionCreateParams {
  const { paymentId, projectId, amount, currency, description, email, saveMethod } = wanted;
  const metadata = { payment_id: paymentId, project_id: projectId };
  return {
    mode: "payment",
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: { metadata, description, ...(saveMethod && { setup_future_usage: "off_session" }) },
    // What is kept belongs to a customer of Stripe's: a new one each time, for a known one would change these words.
    ...(saveMethod && { customer_creation: "always" }),
    // Who gave none is asked for it there.
    ...(email !== "" && { customer_email: email }),
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
    // Another currency than ours could not be compared with what was asked for.
    adaptive_pricing: { enabled: false },
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    expires_at: toSeconds(after(wanted.expiresAt, GRACE)),
  };
}

export const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === "string" ? named : named?.id;

/** Undefined for what was not opened by us: an account may be used for other things too. */
export function aboutSession(session: Stripe.Checkout.Session) {
  const paymentId = Id.safeParse(session.metadata?.["payment_id"]);
  const { amount_total: total, currency } = session;
  if (!paymentId.success || total === null || currency === null) return undefined;
  const projectId = session.metadata?.["project_id"] ?? "";
  return { paymentId: paymentId.data, projectId, ...fromStripe(total, currency) };
}

/** The charge goes by the name of its payment intent: each ends in one, and events of all kinds carry it. */
export const chargeOf = ({ payment_intent }: { payment_intent: string | { id: string } | null }) =>
  idOf(payment_intent);

function statusOf({
  payment_status,
  status,
  payment_intent,
}: Stripe.Checkout.Session): SessionState["status"] {
  if (payment_status === "paid") return "paid";
  if (status === "expired") return "expired";
  // Completed without money: a bank is being waited for, or has said no.
  const isRefused =
    status === "complete" &&
    payment_intent !== null &&
    typeof payment_intent === "object" &&
    ["requires_payment_method", "canceled"].includes(payment_intent.status);
  return isRefused ? "failed" : "open";
}

/** Of a session with its payment intent and what paid it expanded. */
export function stateOfSession(session: Stripe.Checkout.Session): SessionState | undefined {
  const about = aboutSession(session);
  const status = statusOf(session);
  const charge = chargeOf(session);
  if (!about) return undefined;
  if (status !== "paid" || !charge) return { status, ...about, chargeIds: [] };
  return { status, ...about, chargeIds: [charge], method: methodOf(session) };
}
