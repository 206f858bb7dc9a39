import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { takingTurns } from "#kernel/limits/turns.ts";
import { OutsideError } from "#kernel/outside/outside-fetch.ts";
import { days } from "#kernel/time/clock.ts";
import { calendarNotesOf } from "./calendar-words.ts";
import { CalendarError } from "./file/calendar-error.ts";
import { readCalendar } from "./file/read-calendar.ts";
import { splitOwn } from "./split-own.ts";

/** Each reading uses a connection, a thread and up to 5 MB. */
const takeTurn = takingTurns({
  places: 4,
  waiting: 40,
  message: msg("We're reading many calendars right now. Try again in a moment."),
});

/** More than the farthest day that can be booked. */
const AHEAD = days(maxDaysAhead + 2);

/**
 * Fetches a calendar and returns its busy times, or an English sentence that says why it cannot be read. Throws
 * "unavailable".
 */
export function fetchBusy(
  { fetchCalendar, clock, db }: Pick<Deps, "fetchCalendar" | "clock" | "db">,
  { address, storeId, zone }: { address: string; storeId: Id; zone: string },
): Promise<{ busy: Range[]; notes: string[] } | { error: string }> {
  return takeTurn(async () => {
    try {
      const file = await inLanguage("en", () => fetchCalendar(address));
      const now = clock.now().getTime();
      const window = { from: now - days(1), to: now + AHEAD };
      const read = await readCalendar({ file, zone, window });
      const [{ busy } = read] = await splitOwn({ db }, { storeId, window, reads: [read] });
      return { busy, notes: calendarNotesOf(read) };
    } catch (error) {
      if (error instanceof OutsideError || error instanceof CalendarError) return { error: error.message };
      throw error;
    }
  });
}
