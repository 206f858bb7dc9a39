import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteVisitsBefore } from "./visits.repository.ts";

/** Deletes single visits older than VISIT_DAYS, but not their totals by day; returns how many. */
export async function forgetVisits({ db, clock, config }: Deps): Promise<number> {
  const before = after(clock.now(), -days(config.VISIT_DAYS));
  return forgetInBatches((most) => deleteVisitsBefore(db, before, most));
}
