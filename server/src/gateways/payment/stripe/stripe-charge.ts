// Charges without the buyer: each is a separate payment intent, whose id is used like that of a session.
import { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import type { ChargeMade, ChargeToMake } from "#kernel/outside/payment-gateway.ts";
import { closeUnlessOver, declinedBy, stripeRefusalOf, unlessMissing } from "./stripe-refusal.ts";
import { MOST_IN_WINDOW, searchWindow } from "./stripe-search-window.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

/** Metadata that marks these intents. Those of sessions are ignored: sessions have their own events. */
const MARK = { charged: "off_session" };

export const isCharge = (sessionId: string): boolean => sessionId.startsWith("pi_");

function statusOf({ status }: Stripe.PaymentIntent): ChargeMade["status"] {
  if (status === "succeeded") return "paid";
  // Banks may take time to process it. All other statuses wait for a buyer, who is not there.
  return status === "processing" ? "open" : "failed";
}

/** Undefined if the intent is no such charge of ours. */
export function stateOfCharge(intent: Stripe.PaymentIntent): ChargeMade | undefined {
  const { id, metadata } = intent;
  const paymentId = Id.safeParse(metadata["payment_id"]);
  if (!paymentId.success || metadata["charged"] !== MARK.charged) return undefined;
  const status = statusOf(intent);
  return {
    sessionId: id,
    status,
    paymentId: paymentId.data,
    projectId: metadata["project_id"] ?? "",
    ...fromStripe(intent.amount, intent.currency),
    chargeIds: status === "paid" ? [id] : [],
  };
}

const findIn = (intents: Stripe.PaymentIntent[], paymentId: Id): ChargeMade | undefined =>
  intents.map(stateOfCharge).find((charge) => charge?.paymentId === paymentId);

/**
 * Checks first whether the charge exists: Stripe keeps idempotency keys for only a day, and replays
 * inconclusive errors too. So a payment is charged only once, however late the call is repeated.
 */
export async function chargeBy(stripe: Stripe, wanted: ChargeToMake): Promise<ChargeMade | undefined> {
  const { paymentId, projectId, amount, currency, description, method } = wanted;
  const { customerRef: customer, methodRef: payment_method } = method;
  try {
    const earlier = await stripe.paymentIntents.list({ customer, limit: 100 });
    const found = findIn(earlier.data, paymentId);
    if (found) return found;
    const intent = await stripe.paymentIntents.create(
      {
        amount: toStripe(amount, currency),
        currency: currency.toLowerCase(),
        customer,
        payment_method,
        off_session: true,
        confirm: true,
        description,
        metadata: { payment_id: paymentId, project_id: projectId, ...MARK },
      },
      { idempotencyKey: paymentId },
    );
    return stateOfCharge(intent);
  } catch (error) {
    const declined = await declinedBy(error);
    if (declined) return stateOfCharge(declined);
    const { param } = (await stripeRefusalOf(error)) ?? {};
    // The card was detached at Stripe, or its customer was deleted.
    if (param === "payment_method" || param === "customer") return undefined;
    throw error;
  }
}

export async function findStripeCharge(stripe: Stripe, id: string): Promise<ChargeMade | undefined> {
  const intent = await unlessMissing(stripe.paymentIntents.retrieve(id));
  return intent && stateOfCharge(intent);
}

/** Stripe's search index lags by minutes, so this lists all intents of the time in which ours was made. */
export async function findChargeOf(stripe: Stripe, paymentId: Id) {
  const created = searchWindow(paymentId);
  if (!created) return undefined;
  const listed = stripe.paymentIntents.list({ created, limit: 100 });
  const found = findIn(await listed.autoPagingToArray({ limit: MOST_IN_WINDOW }), paymentId);
  return found && { ...found, checkoutUrl: null };
}

export const closeCharge = (stripe: Stripe, id: string): Promise<void> =>
  closeUnlessOver(stripe.paymentIntents.cancel(id), () => findStripeCharge(stripe, id));
