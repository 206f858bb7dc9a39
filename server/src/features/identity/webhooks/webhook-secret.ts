import { randomBytes } from "node:crypto";
import type { Deps } from "#kernel/deps.ts";
import { openText, sealText } from "#kernel/secrets/sealed-text.ts";
import type { WebhookRow } from "./webhooks.repository.ts";

const PREFIX = "whsec_";
const BYTES = 32;

const keyOf = ({ secrets }: Pick<Deps, "secrets">): Buffer => secrets.key("webhook secret");

export const newWebhookSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

/** Encrypted for this webhook. */
export const sealWebhookSecret = (deps: Pick<Deps, "secrets">, id: string, secret: string): string =>
  sealText(keyOf(deps), secret, id);

/** The keys that sign now, as bytes: the current one first. */
export function signingKeys(
  deps: Pick<Deps, "secrets">,
  { id, secret, oldSecret, oldSecretUntil }: WebhookRow,
  now: Date,
): Buffer[] {
  const sealed =
    oldSecret !== null && oldSecretUntil && oldSecretUntil > now ? [secret, oldSecret] : [secret];
  return sealed.map((one) => {
    const opened = openText(keyOf(deps), one, id);
    if (opened === undefined) throw new Error(`The secret of the webhook ${id} cannot be opened.`);
    return Buffer.from(opened.slice(PREFIX.length), "base64");
  });
}
