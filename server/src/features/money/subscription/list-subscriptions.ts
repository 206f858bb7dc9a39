import { findAccounts } from "#features/identity/auth/account/find-accounts.ts";
import { findActive } from "#features/identity/auth/account/is-active.ts";
import { findPlans } from "#features/money/plans/find-plan.ts";
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
  const userIds = rows.map(({ userId }) => userId);
  const [accounts, active, plans] = await Promise.all([
    findAccounts(db, userIds),
    findActive(db, userIds),
    findPlans(
      db,
      rows.flatMap(({ planId, nextPlanId }) => (nextPlanId === null ? [planId] : [planId, nextPlanId])),
    ),
  ]);
  const subscriptions = rows.map((row) => {
    const { id, userId, status, periodEnd, cancelAtPeriodEnd, gateway, dueAt, planId, nextPlanId } = row;
    return {
      id,
      email: accounts.get(userId)?.email ?? "",
      plan: plans.get(planId)?.name ?? "",
      nextPlan: nextPlanId === null ? null : (plans.get(nextPlanId)?.name ?? null),
      status,
      periodEnd,
      ends: cancelAtPeriodEnd || !active.has(userId),
      gateway,
      dueAt,
    };
  });
  return { subscriptions, total };
}

/** How many accounts are on each plan now, in any version of it, by the plan's key. */
export async function countSubscribers(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const running = await countRunning(db);
  const plans = await findPlans(
    db,
    running.map(({ planId }) => planId),
  );
  for (const { planId, count } of running) {
    const plan = plans.get(planId);
    if (plan) counts.set(plan.key, (counts.get(plan.key) ?? 0) + count);
  }
  return counts;
}
