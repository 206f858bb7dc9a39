import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { forgetEntries } from "./audit.repository.ts";

/** Entries of the activity log that are too old to keep; answers how many went. */
export function forgetActivity({ db, clock, config }: Deps): Promise<number> {
  const before = after(clock.now(), -days(config.ACTIVITY_DAYS));
  return forgetInBatches((most) => forgetEntries(db, before, most));
}
