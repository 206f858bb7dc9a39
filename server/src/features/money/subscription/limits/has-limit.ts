import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";
import type { Db } from "#kernel/database/db.ts";
import { findLimits } from "./find-limits.ts";

/** Returns whether a user's plan limits this; if not, nothing needs counting. */
export async function hasLimit(db: Db, userId: Id, limit: PlanLimit): Promise<boolean> {
  return (await findLimits(db, userId))[limit] !== null;
}
