import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "#kernel/deps.ts";
import type { Signed } from "#kernel/secrets/signed.ts";
import { invalidSignature, readSignatureHeader } from "../signature-header.ts";

export const SIGNATURE = "sandbox-signature";

type Signer = Pick<Deps, "clock" | "secrets">;

/** HMAC-SHA256 over `<seconds>.<raw body>`. */
const signatureOf = ({ secrets }: Signer, signedAt: number, bytes: Buffer): Buffer =>
  createHmac("sha256", secrets.key("sandbox-webhook")).update(`${signedAt}.`).update(bytes).digest();

/** Returns the signature header for a body that is sent now. */
export function signBody(signer: Signer, bytes: Buffer): string {
  const signedAt = Math.floor(signer.clock.now().getTime() / 1000);
  return `t=${signedAt},v1=${signatureOf(signer, signedAt, bytes).toString("hex")}`;
}

/** Throws AppError "invalid_signature". */
export function requireSignature(signer: Signer, { bytes, headers }: Signed): void {
  const { signedAt, signatures } = readSignatureHeader(headers[SIGNATURE], signer.clock.now());
  const expected = signatureOf(signer, signedAt, bytes);
  if (!signatures.some((signature) => timingSafeEqual(Buffer.from(signature, "hex"), expected)))
    throw invalidSignature();
}
