// Answers that are kept to be given again may hold a guest's link: whoever reads the database alone does not get it.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secrets } from "./secrets.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (secrets: Secrets): Buffer => secrets.key("idempotency");

export function sealAnswer(secrets: Secrets, answer: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secrets), iv);
  const hidden = Buffer.concat([cipher.update(JSON.stringify([answer])), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** Answers kept before they were sealed are as they are. Undefined under another SECRET_KEY. */
export function openAnswer(secrets: Secrets, kept: unknown): { answer: unknown } | undefined {
  if (typeof kept !== "string") return { answer: kept };
  const bytes = Buffer.from(kept, "base64url");
  const hidden = bytes.subarray(IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secrets), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const [answer]: unknown[] = JSON.parse(
      Buffer.concat([decipher.update(hidden), decipher.final()]).toString(),
    );
    return { answer };
  } catch {
    return undefined;
  }
}
