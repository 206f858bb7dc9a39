import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteOpensBefore } from "./opens.repository.ts";

/** No payment arrives later than this. */
const UNPAID_KEPT = days(30);

/**
 * Deletes when customers opened their pages: after ACTIVITY_DAYS, because by then no bank takes a dispute, and sooner for orders
 * that were never paid. Returns the number of rows.
 */
export function forgetOpens({ db, clock, config }: Deps): Promise<number> {
  const now = clock.now();
  const before = after(now, -days(config.ACTIVITY_DAYS));
  const unpaidBefore = after(now, -UNPAID_KEPT);
  return forgetInBatches((most) => deleteOpensBefore(db, { before, unpaidBefore, most }));
}
