import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import type { Busy } from "../busy/busy-times.ts";

/** Groups the appointments by the day they begin on, in order of time. */
export const byDay = (entries: readonly CalendarEntry[], zone: string): Map<string, CalendarEntry[]> =>
  Map.groupBy(
    entries.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
    ({ starts_at }) => dayIn(zone, new Date(starts_at)),
  );

/** Merges a day's appointments and busy times, in order of time. */
export const entriesInOrder = (
  entries: readonly CalendarEntry[] = [],
  busy: readonly Busy[] = [],
): (CalendarEntry | Busy)[] =>
  [...entries, ...busy].toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
