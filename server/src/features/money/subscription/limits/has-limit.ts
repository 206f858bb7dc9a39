import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";
import type { Db } from "#kernel/database/db.ts";
import { findLimits } from "./find-limits.ts";

/** Does somebody's plan bound this? Where it does not, nothing has to be counted. */
export async function hasLimit(db: Db, userId: Id, limit: PlanLimit): Promise<boolean> {
  const limits = await findLimits(db, userId);
  return typeof limits?.[limit] === "number";
}
