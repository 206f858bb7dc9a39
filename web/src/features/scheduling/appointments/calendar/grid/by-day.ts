import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import type { Busy } from "../busy/busy-times.ts";

/** Groups the appointments by the day they begin on, in order of time. */
export function byDay(entries: readonly CalendarEntry[], zone: string): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) {
    const day = dayIn(zone, new Date(entry.starts_at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Merges a day's appointments and busy times, in order of time. */
export const entriesInOrder = (
  entries: readonly CalendarEntry[] = [],
  busy: readonly Busy[] = [],
): (CalendarEntry | Busy)[] =>
  [...entries, ...busy].toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
