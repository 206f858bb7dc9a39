import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { listReaders, replaceTrends, type TrendsReader } from "./briefing.repository.ts";
import { findInsights } from "./find-insights.ts";
import { openDesk } from "./open-desk.ts";

/** Trends that nobody has read for this long aren't refreshed. They are found when they are read next. */
export const READ_WITHIN = days(14);
/** Those found lately are left alone, so that a second run does nothing. */
const OLD = minutes(30);

/** Finds the trends of all who read them, one seller after the other. Returns for how many. */
export function refreshTrends(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const wanted = { readSince: after(now, -READ_WITHIN), foundBy: after(now, -OLD) };
  return inBatches<TrendsReader>(
    log,
    (page) => listReaders(db, wanted, page),
    async (reader) => {
      const desk = await openDesk(deps, reader.userId);
      if (!desk) return false;
      const insights = await findInsights(deps, desk, { trends: true });
      return replaceTrends(db, reader, { foundAt: desk.now, insights });
    },
  );
}
