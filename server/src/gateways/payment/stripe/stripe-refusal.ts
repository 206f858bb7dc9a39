// Interprets errors with which Stripe refuses a call.
import type Stripe from "stripe";
import { loadStripe } from "./connect-stripe.ts";

interface Refusal {
  code: string | undefined;
  param: string | undefined;
  message: string;
}

/** Undefined unless Stripe refused the request itself, so that the same call would always fail. */
export async function stripeRefusalOf(error: unknown): Promise<Refusal | undefined> {
  const { errors } = await loadStripe();
  if (!(error instanceof errors.StripeInvalidRequestError)) return undefined;
  const { code, param, message } = error;
  return { code, param, message };
}

/** Returns the payment intent that the card's bank declined; undefined for other errors. */
export async function declinedBy(error: unknown): Promise<Stripe.PaymentIntent | undefined> {
  const { errors } = await loadStripe();
  return error instanceof errors.StripeCardError ? error.payment_intent : undefined;
}

export async function unlessMissing<T>(finding: Promise<T>): Promise<T | undefined> {
  try {
    return await finding;
  } catch (error) {
    if ((await stripeRefusalOf(error))?.code === "resource_missing") return undefined;
    throw error;
  }
}

/** Ignores a refusal to close what has already ended. */
export async function closeUnlessOver(
  closing: Promise<unknown>,
  find: () => Promise<{ status: unknown } | undefined>,
): Promise<void> {
  try {
    await closing;
  } catch (error) {
    if (!(await stripeRefusalOf(error)) || (await find())?.status === "open") throw error;
  }
}
