import { dayIn } from "#kernel/time/day-in.ts";
import type { Busy } from "../busy/busy-times.ts";
import type { CalendarBlock } from "../calendar-blocks.ts";

/** Groups the appointments by the day they begin on, in order of time. */
export const byDay = (entries: readonly CalendarBlock[], zone: string): Map<string, CalendarBlock[]> =>
  Map.groupBy(
    entries.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
    ({ starts_at }) => dayIn(zone, new Date(starts_at)),
  );

/** Merges a day's appointments and busy times, in order of time. */
export const entriesInOrder = (
  entries: readonly CalendarBlock[] = [],
  busy: readonly Busy[] = [],
): (CalendarBlock | Busy)[] =>
  [...entries, ...busy].toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
