import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PlanLimits } from "@solodesk/contract/money/plans.ts";
import { betterLimits } from "#features/money/plans/better-terms.ts";
import type { Db } from "#kernel/database/db.ts";
import { findTerms } from "./quota.repository.ts";

/** Returns the limits that apply to a user: those of their plan, or Free's where they are larger. */
export async function findLimits(db: Db, userId: Id): Promise<PlanLimits> {
  const { paid, free } = await findTerms(db, userId);
  return betterLimits(paid, free);
}
