import { calendarFile } from "#features/scheduling/appointments/calendar/calendar-file.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { WhichFeed } from "./feeds.repository.ts";
import { listFeedEntries } from "./list-entries.ts";

const PAST = days(30);
const AHEAD = days(365);

/** Returns the calendar file of a feed, or of a store; undefined if there is none. */
export async function writeFeed(
  deps: Pick<Deps, "db" | "clock">,
  which: WhichFeed,
  origin: string,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const window = { from: after(now, -PAST), to: after(now, AHEAD), origin };
  const found = await listFeedEntries(deps, which, window);
  return found && calendarFile({ name: found.name, appointments: found.entries });
}
