// Hosted sessions as Stripe knows them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import { hourOf, MOST_OF_AN_HOUR } from "./stripe-hour.ts";
import { closeUnlessOver, unlessMissing } from "./stripe-refusal.ts";
import { stateOfSession } from "./stripe-session.ts";

const expand = ["payment_intent.payment_method"];

const findRow = (stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> =>
  unlessMissing(stripe.checkout.sessions.retrieve(id, { expand }));

export async function findSession(stripe: Stripe, id: string) {
  const session = await findRow(stripe, id);
  return session && stateOfSession(session);
}

/** Stripe has no search for these: they are looked through by the hour in which ours was made. */
export async function findSessionOf(stripe: Stripe, paymentId: Id) {
  const created = hourOf(paymentId);
  if (!created) return undefined;
  const listed = { created, limit: 100, expand: expand.map((field) => `data.${field}`) };
  const all = await stripe.checkout.sessions.list(listed).autoPagingToArray({ limit: MOST_OF_AN_HOUR });
  const session = all.find(({ client_reference_id: of }) => of === paymentId);
  const state = session && stateOfSession(session);
  return state && { ...state, sessionId: session.id, checkoutUrl: session.url };
}

export const closeSession = (stripe: Stripe, id: string): Promise<void> =>
  closeUnlessOver(stripe.checkout.sessions.expire(id), () => findRow(stripe, id));
