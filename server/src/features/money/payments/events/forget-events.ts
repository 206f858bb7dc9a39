import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteEventsBefore } from "./payment-events.repository.ts";

/** Deletes gateway events older than RECORD_YEARS; returns how many. */
export function forgetEvents({ db, clock, config }: Deps): Promise<number> {
  const before = after(clock.now(), -days(366 * config.RECORD_YEARS));
  return forgetInBatches((most) => deleteEventsBefore(db, before, most));
}
