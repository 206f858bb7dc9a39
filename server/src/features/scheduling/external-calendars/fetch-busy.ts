import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { takingTurns } from "#kernel/limits/turns.ts";
import { OutsideError } from "#kernel/outside/outside-fetch.ts";
import { days } from "#kernel/time/clock.ts";
import type { BusyTimes } from "./busy-times.ts";
import { CalendarError } from "./calendar-error.ts";
import { readCalendar } from "./read-calendar.ts";

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
  { fetchCalendar, clock }: Pick<Deps, "fetchCalendar" | "clock">,
  address: string,
  zone: string,
): Promise<BusyTimes | { error: string }> {
  return takeTurn(async () => {
    try {
      const file = await inLanguage("en", () => fetchCalendar(address));
      const now = clock.now().getTime();
      return await readCalendar({ file, zone, window: { from: now - days(1), to: now + AHEAD } });
    } catch (error) {
      if (error instanceof OutsideError || error instanceof CalendarError) return { error: error.message };
      throw error;
    }
  });
}
