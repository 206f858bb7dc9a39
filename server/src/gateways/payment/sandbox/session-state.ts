import type { MethodKept, SessionState } from "#kernel/outside/payment-gateway.ts";
import type { SessionRow } from "./sessions.repository.ts";

type Facts = Pick<SessionRow, "status" | "paidAt" | "expiresAt">;

/** What has come in stands, whatever was said before; what nobody paid in time has expired without a word. */
export function statusOf({ status, paidAt, expiresAt }: Facts, now: Date): SessionState["status"] {
  if (paidAt !== null && paidAt <= now) return "paid";
  return status === "open" && expiresAt <= now ? "expired" : status;
}

/** The card it was paid by, where it was to be kept. */
export function methodOf({
  paymentId,
  methodRef,
  saveMethod,
  declinesLater,
}: Pick<SessionRow, "paymentId" | "methodRef" | "saveMethod" | "declinesLater">): MethodKept | undefined {
  if (!saveMethod || methodRef === null) return undefined;
  const label = `Test card ${declinesLater ? "0341" : "4242"}`;
  return { customerRef: `cus_${paymentId}`, methodRef, label };
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
    method: status === "paid" ? methodOf(row) : undefined,
  };
}
