import { asKept } from "#kernel/kept-words.ts";
import { methodLabels, type SavedMethod, type SessionState } from "#kernel/outside/payment-gateway.ts";
import type { SessionRow } from "./sessions.repository.ts";

type Facts = Pick<SessionRow, "status" | "paidAt" | "expiresAt">;

/** A payment counts even if it arrived after expiry. An unpaid session expires without an event. */
export function sessionStatusOf({ status, paidAt, expiresAt }: Facts, now: Date): SessionState["status"] {
  if (paidAt !== null && paidAt <= now) return "paid";
  return status === "open" && expiresAt <= now ? "expired" : status;
}

/** Returns the card it was paid with, if it was to be saved. */
export function sessionMethodOf({
  paymentId,
  methodRef,
  saveMethod,
  declinesLater,
}: Pick<SessionRow, "paymentId" | "methodRef" | "saveMethod" | "declinesLater">): SavedMethod | undefined {
  if (!saveMethod || methodRef === null) return undefined;
  const label = asKept(methodLabels.testCard, { digits: declinesLater ? "0341" : "4242" });
  return { customerRef: `cus_${paymentId}`, methodRef, label };
}

export function sessionStateOf(row: SessionRow, now: Date): SessionState {
  const { paymentId, projectId, amount, currency } = row;
  const status = sessionStatusOf(row, now);
  return {
    status,
    paymentId,
    projectId,
    amount,
    currency,
    chargeIds: status === "paid" ? row.chargeIds : [],
    method: status === "paid" ? sessionMethodOf(row) : undefined,
  };
}
