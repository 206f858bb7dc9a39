import type { SessionState } from "#kernel/payment-gateway.ts";
import type { SessionRow } from "./sessions.repository.ts";

type Facts = Pick<SessionRow, "status" | "paidAt" | "expiresAt">;

/** What has come in stands, whatever was said before; what nobody paid in time has expired without a word. */
export function statusOf({ status, paidAt, expiresAt }: Facts, now: Date): SessionState["status"] {
  if (paidAt !== null && paidAt <= now) return "paid";
  return status === "open" && expiresAt <= now ? "expired" : status;
}

export function stateOf(row: SessionRow, now: Date): SessionState {
  const { paymentId, projectId, amount, currency } = row;
  const status = statusOf(row, now);
  return {
    status,
    paymentId,
    projectId,
    amount,
    currency,
    chargeIds: status === "paid" ? row.chargeIds : [],
  };
}
