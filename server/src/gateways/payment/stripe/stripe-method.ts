import type Stripe from "stripe";
import { asKept } from "#kernel/kept-words.ts";
import { methodLabels, type SavedMethod } from "#kernel/outside/payment-gateway.ts";
import { closeUnlessOver, unlessMissing } from "./stripe-refusal.ts";

/** Returns whether the session saves the payment method; only then does it create a customer. */
export const keepsMethod = ({ customer_creation: creation }: Stripe.Checkout.Session): boolean =>
  creation === "always";

const capital = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1).replaceAll("_", " ");

const labelOf = ({ card, type }: Stripe.PaymentMethod): string =>
  card ? asKept(methodLabels.card, { brand: capital(card.brand), digits: card.last4 }) : capital(type);

/** Needs a session with the payment method expanded. */
export function stripeMethodOf(session: Stripe.Checkout.Session): SavedMethod | undefined {
  const { customer } = session;
  const intent = session.mode === "setup" ? session.setup_intent : session.payment_intent;
  const method = typeof intent === "object" ? intent?.payment_method : undefined;
  if (!keepsMethod(session) || !customer || !method || typeof method === "string") return undefined;
  const customerRef = typeof customer === "string" ? customer : customer.id;
  return { customerRef, methodRef: method.id, label: labelOf(method) };
}

/** Stripe refuses to detach a method without a customer; then there is nothing left to do. */
export const detachBy = (stripe: Stripe, methodRef: string): Promise<void> =>
  closeUnlessOver(stripe.paymentMethods.detach(methodRef), async () => {
    const method = await unlessMissing(stripe.paymentMethods.retrieve(methodRef));
    return method?.customer ? { status: "open" } : undefined;
  });
