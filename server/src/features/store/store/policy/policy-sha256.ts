import { createHash } from "node:crypto";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";

/** What of a policy is hashed: all of it, as JSON. Its order is fixed here, because the database keeps none. */
export function hashedPolicy({ cancel_before_minutes, late_cancel, no_show: { fee }, text }: Policy): string {
  const ofNoShow =
    fee === null ? null : "percent" in fee ? ["percent", fee.percent] : ["amount", fee.amount, fee.currency];
  return JSON.stringify([
    cancel_before_minutes,
    late_cancel.keep,
    late_cancel.percent ?? null,
    ofNoShow,
    text,
  ]);
}

/** The hash of everything in a policy, in hex. */
export const policySha256 = (policy: Policy): string =>
  createHash("sha256").update(hashedPolicy(policy)).digest("hex");
