import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteMarksSeenBefore, deleteTrendsReadBefore } from "./briefing.repository.ts";
import { READ_WITHIN } from "./refresh-trends.ts";

/** How long it is remembered that an insight was seen or hidden. */
const REMEMBERED = days(365);

/** Deletes trends that nobody reads, and what was noted about old insights. Returns the number of deleted notes. */
export async function forgetInsights({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  await deleteTrendsReadBefore(db, after(now, -READ_WITHIN));
  return forgetInBatches((most) => deleteMarksSeenBefore(db, after(now, -REMEMBERED), most));
}
