import type { Id } from "@solodesk/contract/kernel/id.ts";
import { openText, sealText } from "#kernel/secrets/sealed-text.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

const keyOf = (secrets: Secrets): Buffer => secrets.key("second-factor");

/** Encrypts a secret so that it opens only for this account. */
export const sealSecret = (secrets: Secrets, userId: Id, secret: string): string =>
  sealText(keyOf(secrets), secret, userId);

/** Returns undefined if SECRET_KEY has changed. */
export const openSecret = (secrets: Secrets, userId: Id, sealed: string): string | undefined =>
  openText(keyOf(secrets), sealed, userId);
