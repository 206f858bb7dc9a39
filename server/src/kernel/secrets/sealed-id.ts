// An id with a signature that only this server can make: a secret link to one row, without a table of tokens.
import { timingSafeEqual } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { hmac, type Secrets } from "./secrets.ts";

/** What the id gives access to; one for another purpose is not accepted. */
type Purpose = "answer file" | "booking" | "hold" | "letter" | "order" | "verify booking" | "waiting";

const ID_BYTES = 16;
const SEAL_BYTES = 16;

const sealOf = (secrets: Secrets, purpose: Purpose, id: Buffer): Buffer =>
  Buffer.from(hmac(secrets.key(purpose), id.toString("hex")), "base64url").subarray(0, SEAL_BYTES);

/** Returns 43 characters that need no escaping in a URL. */
export function sealId(secrets: Secrets, purpose: Purpose, id: Id): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, sealOf(secrets, purpose, bytes)]).toString("base64url");
}

/** Undefined unless this server made the code for this purpose. */
export function readSealedId(secrets: Secrets, purpose: Purpose, code: string): Id | undefined {
  const bytes = Buffer.from(code, "base64url");
  // Decoding is lenient, but only one spelling of the code is valid.
  if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString("base64url") !== code) return undefined;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(secrets, purpose, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
