// Random tokens. The database stores only their hashes, so a copy of it lets nobody sign in.
import { createHash, randomBytes } from "node:crypto";
import { hmac, type Secrets } from "#kernel/secrets/secrets.ts";

export const randomToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Derived rather than random: a repeated refresh gets the same answer although no token is stored in clear.
 */
export const successorOf = (token: string, secrets: Secrets): string =>
  hmac(secrets.key("refresh-successor"), token);
