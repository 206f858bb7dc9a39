// Hosted Checkout Sessions through Stripe's own library: card data never reaches this system.

import { isUtf8 } from "node:buffer";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import type { StripeAccount } from "#kernel/config/gateway-settings.ts";
import type { Deps } from "#kernel/deps.ts";
import type { PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import type { Signed } from "#kernel/secrets/signed.ts";
import { invalidSignature, readSignatureHeader, TOLERANCE } from "../signature-header.ts";
import { connectStripe, loadStripe } from "./connect-stripe.ts";
import { chargeBy, closeCharge, findChargeOf, findStripeCharge, isCharge } from "./stripe-charge.ts";
import { readStripeEvent } from "./stripe-event.ts";
import { detachBy } from "./stripe-method.ts";
import { refundBy } from "./stripe-refund.ts";
import { closeUnlessOver, unlessMissing } from "./stripe-refusal.ts";
import { MOST_IN_WINDOW, searchWindow } from "./stripe-search-window.ts";
import { paramsOf, stateOfSession } from "./stripe-session.ts";

/** Returns the event if Stripe signed it. Throws AppError "invalid_signature". */
async function verifiedEvent({ bytes, headers }: Signed, secret: string, now: Date): Promise<Stripe.Event> {
  const { text } = readSignatureHeader(headers["stripe-signature"], now);
  // The library decodes bytes leniently: invalid UTF-8 or a leading byte order mark could pass as signed.
  if (!isUtf8(bytes)) throw invalidSignature();
  const { webhooks } = await loadStripe();
  try {
    const body = bytes.toString("utf8");
    return webhooks.constructEvent(body, text, secret, TOLERANCE, undefined, now.getTime());
  } catch {
    throw invalidSignature();
  }
}

// Fields to expand in sessions, for the payment method.
const expand = ["payment_intent.payment_method", "setup_intent.payment_method"];

const findRow = (stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> =>
  unlessMissing(stripe.checkout.sessions.retrieve(id, { expand }));

async function findSession(stripe: Stripe, id: string) {
  const session = await findRow(stripe, id);
  return session && stateOfSession(session);
}

/** Stripe has no search for sessions, so this lists all sessions of the time in which ours was made. */
async function findSessionOf(stripe: Stripe, paymentId: Id) {
  const created = searchWindow(paymentId);
  if (!created) return undefined;
  const listed = { created, limit: 100, expand: expand.map((field) => `data.${field}`) };
  const all = await stripe.checkout.sessions.list(listed).autoPagingToArray({ limit: MOST_IN_WINDOW });
  const session = all.find(({ client_reference_id: of }) => of === paymentId);
  const state = session && stateOfSession(session);
  return state && { ...state, sessionId: session.id, checkoutUrl: session.url };
}

const closeSession = (stripe: Stripe, id: string): Promise<void> =>
  closeUnlessOver(stripe.checkout.sessions.expire(id), () => findRow(stripe, id));

export function stripeGateway(
  account: StripeAccount,
  { clock, log }: Pick<Deps, "clock" | "log">,
): PaymentGateway {
  const ask = connectStripe(account, log);

  return {
    name: "stripe",

    openSession: (wanted) =>
      ask("open a session", async (stripe) => {
        const key = { idempotencyKey: wanted.paymentId };
        const { id, url } = await stripe.checkout.sessions.create(paramsOf(wanted), key);
        if (url === null) throw new Error("a session without an address");
        return { sessionId: id, checkoutUrl: url };
      }),

    findSession: (id) =>
      ask("find a session", (stripe) =>
        isCharge(id) ? findStripeCharge(stripe, id) : findSession(stripe, id),
      ),
    findSessionOf: (paymentId) =>
      ask(
        "find a payment",
        async (stripe) => (await findSessionOf(stripe, paymentId)) ?? findChargeOf(stripe, paymentId),
      ),
    closeSession: (id) =>
      ask("close a session", (stripe) => (isCharge(id) ? closeCharge(stripe, id) : closeSession(stripe, id))),
    charge: (wanted) => ask("charge", (stripe) => chargeBy(stripe, wanted)),
    detach: ({ methodRef }) => ask("detach a card", (stripe) => detachBy(stripe, methodRef)),
    refund: (wanted) => ask("refund", (stripe) => refundBy(stripe, wanted)),

    async readEvent(signed) {
      const event = await verifiedEvent(signed, account.webhookSecret, clock.now());
      return readStripeEvent(event, (id) => ask("find a session", (stripe) => findSession(stripe, id)));
    },
  };
}
