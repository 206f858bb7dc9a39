import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PlanLimits } from "@solodesk/contract/money/plans.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { Db } from "#kernel/database/db.ts";
import { findLive } from "../subscription.repository.ts";

/** Returns the limits of a user's plan; undefined without a subscription, which means no limits. */
export async function findLimits(db: Db, userId: Id): Promise<PlanLimits | undefined> {
  const live = await findLive(db, userId);
  return live && (await findPlan(db, live.planId))?.limits;
}
