import { isUtf8 } from "node:buffer";
import type Stripe from "stripe";
import type { Signed } from "#kernel/secrets/signed.ts";
import { invalidSignature, readSignatureHeader, TOLERANCE } from "../signature-header.ts";
import { loadStripe } from "./connect-stripe.ts";

/** What Stripe signed, and only that. Throws AppError "invalid_signature". */
export async function verifiedEvent(
  { bytes, headers }: Signed,
  secret: string,
  now: Date,
): Promise<Stripe.Event> {
  const { text } = readSignatureHeader(headers["stripe-signature"], now);
  // The library reads leniently: what is no text, or begins with a mark, would count as signed.
  if (!isUtf8(bytes)) throw invalidSignature();
  const { webhooks } = await loadStripe();
  try {
    const body = bytes.toString("utf8");
    return webhooks.constructEvent(body, text, secret, TOLERANCE, undefined, now.getTime());
  } catch {
    throw invalidSignature();
  }
}
