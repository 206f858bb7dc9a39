import type { Deletion } from "@solodesk/contract/account/deletion.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { assessDeletion } from "./assess-deletion.ts";
import { findScheduledDeletion } from "./deletions.repository.ts";

export async function getDeletion(deps: Deps, userId: Id): Promise<Deletion> {
  const { db, config } = deps;
  const plan = await findScheduledDeletion(db, userId);
  const { reasons, lapses } = await assessDeletion(deps, userId);
  // Earnings that can be withdrawn are a reason against deletion, so they are not lost.
  const lost = lapses.recharged + (reasons.some(({ code }) => code === "earnings") ? 0 : lapses.earnings);
  return {
    deletesAt: plan?.deletesAt.toISOString() ?? null,
    days: config.ACCOUNT_DELETION_DAYS,
    reasons,
    lapses: { amount: lost, currency: config.CURRENCY },
  };
}
