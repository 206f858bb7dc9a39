import { createHmac, timingSafeEqual } from "node:crypto";
import type { Arrival } from "@solodesk/contract/platform/health.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";
import type { Signed } from "#kernel/secrets/signed.ts";

/** What `solo doctor` sends, and what only an installation with the same secret recognizes. */
export const addressProof = (secrets: Secrets): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac("sha256", secrets.key("own address")).update("solo doctor").digest());

/** Tells this installation's own doctor how its request arrived. Throws "not_found" for anyone else. */
export function checkAddress(
  { config, secrets }: Pick<Deps, "config" | "secrets">,
  { bytes, headers }: Signed,
  address: string,
): Arrival {
  const proof = addressProof(secrets);
  if (bytes.length !== proof.length || !timingSafeEqual(bytes, proof)) throw new AppError("not_found");
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  if (forwarded === "") return { status: true, address, proxy: "none" };
  // On one machine doctor and proxy have the same address, so the address alone does not tell.
  const isBelieved =
    config.TRUST_PROXY !== undefined && forwarded.split(",").some((one) => one.trim() === address);
  return { status: true, address, proxy: isBelieved ? "trusted" : "untrusted" };
}
