import type { Id } from "@solodesk/contract/kernel/id.ts";
import { openText, sealText } from "#kernel/secrets/sealed-text.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

const keyOf = (secrets: Secrets): Buffer => secrets.key("second-factor");

/** It opens for this account alone. */
export const sealSecret = (secrets: Secrets, userId: Id, secret: string): string =>
  sealText(keyOf(secrets), secret, userId);

/** Undefined under another SECRET_KEY. */
export const openSecret = (secrets: Secrets, userId: Id, sealed: string): string | undefined =>
  openText(keyOf(secrets), sealed, userId);
