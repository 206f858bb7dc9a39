import { findEmail } from "#features/identity/auth/account/find-email.ts";
import { isActive } from "#features/identity/auth/account/is-active.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { Db } from "#kernel/database/db.ts";
import { countRunning, listSubscriptionPage, type SubscriptionRow } from "./subscription.repository.ts";

export interface ListedSubscription
  extends Pick<SubscriptionRow, "id" | "status" | "periodEnd" | "gateway" | "dueAt"> {
  email: string;
  /** Whether it ends with the paid time: it is cancelled, or its account is suspended or to be deleted. */
  ends: boolean;
  plan: string;
  /** The scheduled plan; null if the plan does not change. */
  nextPlan: string | null;
}

interface Wanted {
  status: SubscriptionRow["status"] | undefined;
  limit: number;
  offset?: number;
}

/** Lists subscriptions for the operator, newest first. */
export async function listSubscriptions(
  db: Db,
  wanted: Wanted,
): Promise<{ subscriptions: ListedSubscription[]; total: number }> {
  const { rows, total } = await listSubscriptionPage(db, wanted);
  const subscriptions: ListedSubscription[] = [];
  for (const row of rows) subscriptions.push(await listedSubscription(db, row));
  return { subscriptions, total };
}

async function listedSubscription(db: Db, row: SubscriptionRow): Promise<ListedSubscription> {
  const { id, status, periodEnd, cancelAtPeriodEnd, gateway, dueAt, planId, nextPlanId } = row;
  return {
    id,
    email: (await findEmail(db, row.userId)) ?? "",
    plan: (await findPlan(db, planId))?.name ?? "",
    nextPlan: nextPlanId === null ? null : ((await findPlan(db, nextPlanId))?.name ?? null),
    status,
    periodEnd,
    ends: cancelAtPeriodEnd || !(await isActive(db, row.userId)),
    gateway,
    dueAt,
  };
}

/** How many accounts are on each plan now, in any version of it, by the plan's key. */
export async function countSubscribers(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { planId, count } of await countRunning(db)) {
    const plan = await findPlan(db, planId);
    if (plan) counts.set(plan.key, (counts.get(plan.key) ?? 0) + count);
  }
  return counts;
}
