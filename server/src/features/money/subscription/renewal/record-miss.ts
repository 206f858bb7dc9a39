import type { Deps } from "#kernel/deps.ts";
import { emailRenewalFailed } from "../emails/enqueue-subscription-emails.ts";
import { type SubscriptionRow, updateSubscription } from "../subscription.repository.ts";
import { endRow } from "./end-subscription.ts";
import { findMeans } from "./find-means.ts";
import { holdUnpaid } from "./hold-unpaid.ts";
import { nextTry } from "./retries.ts";

/**
 * Handles an owed period that could not be paid: retries while the plan stays active unpaid and something can
 * pay; then the subscription expires.
 */
export async function recordMiss(deps: Deps, row: SubscriptionRow): Promise<void> {
  const now = deps.clock.now();
  const owedFrom = row.owedFrom ?? row.periodEnd;
  const expiresAt = await holdUnpaid(deps.db, row.userId, owedFrom);
  if (expiresAt <= now) return endRow(deps, row, "expired");
  const isTried = (await findMeans(deps.db, row)) !== undefined;
  const dueAt = (isTried && nextTry(owedFrom, now)) || expiresAt;
  const missed = await updateSubscription(deps.db, row.id, { status: "past_due", dueAt });
  if (missed) await emailRenewalFailed(deps, missed, { retryAt: isTried ? dueAt : null, expiresAt });
}
