import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { removeMethods } from "#features/money/payments/methods/remove-methods.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailPlanEnded } from "../emails/enqueue-subscription-emails.ts";
import { endPeriodAt, findLastPeriod } from "../periods.repository.ts";
import { lockLive, type SubscriptionRow, updateSubscription } from "../subscription.repository.ts";

/** Part of the caller's transaction: ends a running subscription at once. Returns false if there is none. */
export async function endSubscription(deps: Deps, userId: Id): Promise<boolean> {
  const row = await lockLive(deps.db, userId);
  if (row) await endRow(deps, row, "cancelled");
  return row !== undefined;
}

/** Ends a subscription whose row the transaction has locked. */
export async function endRow(
  deps: Deps,
  row: SubscriptionRow,
  status: "cancelled" | "expired",
): Promise<void> {
  const now = deps.clock.now();
  const period = await findLastPeriod(deps.db, row);
  // Even if the clock was set back, a period must not end before it began.
  const end = period && now < period.startsAt ? period.startsAt : now;
  const over = { status, endedAt: now, dueAt: null, nextPlanId: null, cancelAtPeriodEnd: false } as const;
  if (period && period.endsAt > end) await endPeriodAt(deps.db, period, end);
  const periodEnd = end < row.periodEnd ? end : row.periodEnd;
  const ended = await updateSubscription(deps.db, row.id, { ...over, periodEnd });
  // Cards are saved only for renewals, and there are none any more.
  await removeMethods(deps, row.userId);
  await recordAudit(deps.db, { userId: row.userId, event: "plan_ended" });
  if (ended) await emailPlanEnded(deps, ended);
}
