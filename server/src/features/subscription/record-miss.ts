import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { endRow } from "./end-subscription.ts";
import { tellMissed } from "./letters/post-letters.ts";
import { nextTry } from "./retries.ts";
import { type SubscriptionRow, updateSubscription } from "./subscription.repository.ts";

/** The period that is owed could not be paid: it is tried again while there is time, then the subscription expires. */
export async function recordMiss(deps: Deps, tx: Db, row: SubscriptionRow): Promise<void> {
  const now = deps.clock.now();
  const dueAt = nextTry(row.owedFrom ?? row.periodEnd, now);
  if (!dueAt) return endRow(deps, tx, row, "expired");
  const missed = await updateSubscription(tx, row.id, { status: "past_due", dueAt });
  if (missed) await tellMissed(deps, tx, missed);
}
