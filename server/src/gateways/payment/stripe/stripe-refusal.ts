// What Stripe says no to, and what that means here.
import type Stripe from "stripe";
import { loadStripe } from "./connect-stripe.ts";

interface Refusal {
  code: string | undefined;
  param: string | undefined;
  message: string;
}

/** When that is what it said: this call with these words will never be a yes. */
export async function refusalOf(error: unknown): Promise<Refusal | undefined> {
  const { errors } = await loadStripe();
  if (!(error instanceof errors.StripeInvalidRequestError)) return undefined;
  const { code, param, message } = error;
  return { code, param, message };
}

/** The charge that a card's bank said no to. */
export async function declinedBy(error: unknown): Promise<Stripe.PaymentIntent | undefined> {
  const { errors } = await loadStripe();
  return error instanceof errors.StripeCardError ? error.payment_intent : undefined;
}

export async function unlessMissing<T>(finding: Promise<T>): Promise<T | undefined> {
  try {
    return await finding;
  } catch (error) {
    if ((await refusalOf(error))?.code === "resource_missing") return undefined;
    throw error;
  }
}

/** What is over cannot be closed, and need not be. */
export async function closeUnlessOver(
  closing: Promise<unknown>,
  find: () => Promise<{ status: unknown } | undefined>,
): Promise<void> {
  try {
    await closing;
  } catch (error) {
    if (!(await refusalOf(error)) || (await find())?.status === "open") throw error;
  }
}
