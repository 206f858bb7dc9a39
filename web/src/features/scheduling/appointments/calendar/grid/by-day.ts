import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import type { Busy } from "../busy/busy-times.ts";

/** In the order of time, under the day each begins on. */
export function byDay(entries: readonly CalendarEntry[], zone: string): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) {
    const day = dayIn(zone, new Date(entry.starts_at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** What one's own and other calendars hold on a day, as it comes. */
export const inOrder = (
  entries: readonly CalendarEntry[] = [],
  busy: readonly Busy[] = [],
): (CalendarEntry | Busy)[] =>
  [...entries, ...busy].toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
