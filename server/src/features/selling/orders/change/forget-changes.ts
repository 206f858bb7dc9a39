import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteChangesBefore } from "./order-changes.repository.ts";

/**
 * Deletes the history of orders that is too old to keep: after ACTIVITY_DAYS, or RECORD_YEARS for paid
 * orders. Returns the number of rows.
 */
export function forgetChanges({ db, clock, config }: Deps): Promise<number> {
  const now = clock.now();
  const before = after(now, -days(config.ACTIVITY_DAYS));
  const paidBefore = after(now, -days(366 * config.RECORD_YEARS));
  return forgetInBatches((most) => deleteChangesBefore(db, { before, paidBefore, most }));
}
