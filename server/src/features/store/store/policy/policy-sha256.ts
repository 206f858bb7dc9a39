import { createHash } from "node:crypto";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";

/** The hash of everything in a policy, in hex. Its order is fixed here, because the database keeps none. */
export function policySha256({ cancel_before_minutes, late_cancel, no_show: { fee }, text }: Policy): string {
  const ofNoShow =
    fee === null ? null : "percent" in fee ? ["percent", fee.percent] : ["amount", fee.amount, fee.currency];
  const content = [cancel_before_minutes, late_cancel.keep, late_cancel.percent ?? null, ofNoShow, text];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
