import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { forgetEntries } from "./audit.repository.ts";

/** Deletes entries of the activity log that are older than ACTIVITY_DAYS. Returns how many. */
export function forgetActivity({ db, clock, config }: Deps): Promise<number> {
  const before = after(clock.now(), -days(config.ACTIVITY_DAYS));
  return forgetInBatches((most) => forgetEntries(db, before, most));
}
