// Charges without the buyer: a payment intent of its own, which goes by its name as a session does.
import { Id } from "@solodesk/contract/kernel/id.ts";
import type Stripe from "stripe";
import type { ChargeMade, ChargeToMake } from "#kernel/outside/payment-gateway.ts";
import { hourOf, MOST_OF_AN_HOUR } from "./stripe-hour.ts";
import { closeUnlessOver, declinedBy, refusalOf, unlessMissing } from "./stripe-refusal.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

/** Sessions have intents too: they tell of themselves, and their intents say nothing here. */
const MARK = { charged: "off_session" };

export const isCharge = (sessionId: string): boolean => sessionId.startsWith("pi_");

function statusOf({ status }: Stripe.PaymentIntent): ChargeMade["status"] {
  if (status === "succeeded") return "paid";
  // A bank takes its time. All else waits for a buyer who is not there.
  return status === "processing" ? "open" : "failed";
}

/** Undefined for what was not charged by us in this way. */
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
 * Looks first whether it was made: Stripe remembers keys for a day, and with a key also an answer that said nothing. So the
 * same payment is charged once, however late it is asked for again.
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
    const { param } = (await refusalOf(error)) ?? {};
    // The card was taken off at Stripe, or its customer deleted.
    if (param === "payment_method" || param === "customer") return undefined;
    throw error;
  }
}

export async function findCharge(stripe: Stripe, id: string): Promise<ChargeMade | undefined> {
  const intent = await unlessMissing(stripe.paymentIntents.retrieve(id));
  return intent && stateOfCharge(intent);
}

/** Stripe's search is minutes behind: they are looked through by the hour in which ours was made. */
export async function findChargeOf(stripe: Stripe, paymentId: Id) {
  const created = hourOf(paymentId);
  if (!created) return undefined;
  const listed = stripe.paymentIntents.list({ created, limit: 100 });
  const found = findIn(await listed.autoPagingToArray({ limit: MOST_OF_AN_HOUR }), paymentId);
  return found && { ...found, checkoutUrl: null };
}

export const closeCharge = (stripe: Stripe, id: string): Promise<void> =>
  closeUnlessOver(stripe.paymentIntents.cancel(id), () => findCharge(stripe, id));
