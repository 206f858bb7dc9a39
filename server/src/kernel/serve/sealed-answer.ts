// Answers that are kept to be given again may hold a guest's link: whoever reads the database alone does not get it.
import { openText, sealText } from "../secrets/sealed-text.ts";
import type { Secrets } from "../secrets/secrets.ts";

const keyOf = (secrets: Secrets): Buffer => secrets.key("idempotency");

export const sealAnswer = (secrets: Secrets, answer: unknown): string =>
  sealText(keyOf(secrets), JSON.stringify([answer]));

/** Answers kept before they were sealed are as they are. Undefined under another SECRET_KEY. */
export function openAnswer(secrets: Secrets, kept: unknown): { answer: unknown } | undefined {
  if (typeof kept !== "string") return { answer: kept };
  const opened = openText(keyOf(secrets), kept);
  if (opened === undefined) return undefined;
  const [answer]: unknown[] = JSON.parse(opened);
  return { answer };
}
