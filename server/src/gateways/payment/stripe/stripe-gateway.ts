// Hosted Checkout Sessions by Stripe's own library: card data never comes near this system.
import { isUtf8 } from "node:buffer";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import { after, minutes } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import type { StripeAccount } from "#kernel/gateway-settings.ts";
import { madeAt } from "#kernel/ids.ts";
import type { PaymentGateway } from "#kernel/payment-gateway.ts";
import { invalidSignature, readSignatureHeader, TOLERANCE } from "../signature-header.ts";
import { connectStripe, loadStripe, refusalOf } from "./connect-stripe.ts";
import { readStripeEvent } from "./stripe-event.ts";
import { refundBy } from "./stripe-refund.ts";
import { paramsOf, stateOfSession } from "./stripe-session.ts";

/** Between a payment's beginning and the last moment its session may have been opened, with room for clocks that differ. */
const BEFORE = minutes(10);
const AFTER = minutes(60);
/** Sessions of that hour that are looked through. */
const MOST_SESSIONS = 2_000;

/** Stripe has no search for these: they are looked through by the hour in which ours was made. */
async function findByPayment(stripe: Stripe, paymentId: Id): Promise<Stripe.Checkout.Session | undefined> {
  const began = madeAt(paymentId);
  if (!began) return undefined;
  const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const created = { gte: toSeconds(after(began, -BEFORE)), lte: toSeconds(after(began, AFTER)) };
  const sessions = stripe.checkout.sessions.list({ created, limit: 100, expand: ["data.payment_intent"] });
  const all = await sessions.autoPagingToArray({ limit: MOST_SESSIONS });
  return all.find((session) => session.client_reference_id === paymentId);
}

async function findById(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
  } catch (error) {
    if ((await refusalOf(error))?.code === "resource_missing") return undefined;
    throw error;
  }
}

/** One that is over cannot be closed, and need not be. */
async function closeUnlessOver(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const session = (await refusalOf(error)) ? await findById(stripe, id) : undefined;
    if (!(await refusalOf(error)) || session?.status === "open") throw error;
  }
}

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

    findSession: (sessionId) =>
      ask("find a session", async (stripe) => {
        const session = await findById(stripe, sessionId);
        return session && stateOfSession(session);
      }),

    findSessionOf: (paymentId) =>
      ask("find a payment", async (stripe) => {
        const session = await findByPayment(stripe, paymentId);
        const state = session && stateOfSession(session);
        return state && { ...state, sessionId: session.id, checkoutUrl: session.url ?? "" };
      }),

    closeSession: (sessionId) => ask("close a session", (stripe) => closeUnlessOver(stripe, sessionId)),
    refund: (wanted) => ask("refund", (stripe) => refundBy(stripe, wanted)),

    async readEvent({ bytes, headers }) {
      const now = clock.now();
      const { text } = readSignatureHeader(headers["stripe-signature"], now);
      // The library reads leniently: what is no text, or begins with a mark, would count as signed.
      if (!isUtf8(bytes)) throw invalidSignature();
      const { webhooks } = await loadStripe();
      try {
        const body = bytes.toString("utf8");
        const secret = account.webhookSecret;
        return readStripeEvent(
          webhooks.constructEvent(body, text, secret, TOLERANCE, undefined, now.getTime()),
        );
      } catch {
        throw invalidSignature();
      }
    },
  };
}
