// Tokens that mean nothing by themselves; the database knows only their hash, so a copy of it signs nobody in.
import { createHash, randomBytes } from "node:crypto";
import { hmac, type Secrets } from "#kernel/secrets/secrets.ts";

export const randomToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Derived, not drawn: a repeated refresh can be answered the same again although nothing is stored in clear. */
export const successorOf = (token: string, secrets: Secrets): string =>
  hmac(secrets.key("refresh-successor"), token);
