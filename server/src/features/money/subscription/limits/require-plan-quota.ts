import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findLimits } from "./find-limits.ts";
import { inWords } from "./limits-in-words.ts";
import { countTaken, lockLimit } from "./quota.repository.ts";

/**
 * Part of the transaction that has just added `adding` of something: throws "plan_limit_reached" if that
 * exceeds the plan's limit. `when`: for appointments, when they begin.
 */
export async function requirePlanQuota(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  limit: PlanLimit,
  adding: number,
  when: Date = clock.now(),
): Promise<void> {
  if (adding <= 0) return;
  const most = (await findLimits(db, userId))[limit];
  if (most === null) return;
  // Waits for concurrent additions, which then count.
  await lockLimit(db, userId, limit);
  const taken = await countTaken(db, userId, limit, { when, now: clock.now() });
  if (taken > most)
    throw new AppError("plan_limit_reached", { message: inWords(limit, taken - adding, most) });
}
