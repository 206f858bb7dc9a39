import type { Outcome } from "../outcome.ts";
import type { Payment } from "../payments.repository.ts";

const differs = (what: string, reported: number | string, expected: number | string): string | undefined =>
  reported === expected ? undefined : `${what} is ${reported} instead of ${expected}`;

/** Returns why a gateway's report cannot be about this payment, or undefined if it can. */
export function mismatchOf(payment: Payment, { status, claim, chargeIds }: Outcome): string | undefined {
  if (!claim) return status === "paid" && payment.amount > 0 ? "no gateway says that it was paid" : undefined;
  // A card is saved without a charge.
  if (status === "paid" && claim.amount > 0 && chargeIds.length === 0) return "it was paid without a charge";
  return (
    differs("the gateway", claim.gateway, payment.gateway) ??
    differs("the project", claim.projectId, payment.projectId) ??
    differs("the amount", claim.amount, payment.amount) ??
    differs("the currency", claim.currency, payment.currency) ??
    differs("the session", claim.sessionId, payment.sessionId ?? "its own")
  );
}
