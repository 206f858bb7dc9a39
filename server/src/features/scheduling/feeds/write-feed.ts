import { calendarFile } from "#features/scheduling/appointments/calendar/calendar-file.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { feedHashOf } from "./feed-token.ts";
import { listFeedEntries } from "./list-entries.ts";

const PAST = days(30);
const AHEAD = days(365);

/** Returns the calendar file for a private address; undefined if there is no such feed. */
export async function writeFeed(
  deps: Pick<Deps, "db" | "clock">,
  token: string,
  origin: string,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const window = { from: after(now, -PAST), to: after(now, AHEAD), origin };
  const found = await listFeedEntries(deps, { hash: feedHashOf(token) }, window);
  return found && calendarFile({ name: found.name, appointments: found.entries });
}
