// An id that only this server can have written: a key to one row, which no list of keys has to be kept for.
import { timingSafeEqual } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { hmac, type Secrets } from "./secrets.ts";

/** What it opens; one for another purpose opens nothing here. */
type Purpose = "booking" | "hold" | "letter" | "order" | "waiting";

const ID_BYTES = 16;
const SEAL_BYTES = 16;

const sealOf = (secrets: Secrets, purpose: Purpose, id: Buffer): Buffer =>
  Buffer.from(hmac(secrets.key(purpose), id.toString("hex")), "base64url").subarray(0, SEAL_BYTES);

/** 43 characters that need no escaping in an address. */
export function sealId(secrets: Secrets, purpose: Purpose, id: Id): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, sealOf(secrets, purpose, bytes)]).toString("base64url");
}

/** Undefined for what was not made here. */
export function readSealedId(secrets: Secrets, purpose: Purpose, code: string): Id | undefined {
  const bytes = Buffer.from(code, "base64url");
  // Decoding is lenient, and one row has one key.
  if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString("base64url") !== code) return undefined;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(secrets, purpose, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
