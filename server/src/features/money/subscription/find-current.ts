import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { Db } from "#kernel/database/db.ts";
import { findLastPeriod, type PeriodRow } from "./periods.repository.ts";
import type { Current } from "./price-change.ts";
import { findLive, type SubscriptionRow } from "./subscription.repository.ts";

/** Returns a user's plan and latest period, to price a change; undefined without a running subscription. */
export async function findCurrent(db: Db, userId: Id): Promise<Current | undefined> {
  const live = await findLive(db, userId);
  return live && currentOf(db, live);
}

export async function currentOf(db: Db, row: SubscriptionRow): Promise<Current & { period: PeriodRow }> {
  const plan = await findPlan(db, row.planId);
  const period = await findLastPeriod(db, row);
  if (!plan || !period) throw new Error(`Subscription ${row.id} has no plan or was never paid for.`);
  return { plan, period, anchorDay: row.anchorDay, owedFrom: row.owedFrom };
}
