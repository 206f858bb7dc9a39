import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, instantOf, type Range, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { CalendarDays } from "../calendar-days.ts";

const rangeOf = ({ starts_at, ends_at }: Slot): Range => ({
  from: Date.parse(starts_at),
  to: Date.parse(ends_at),
});

/** Returns a range of days in this zone as instants. */
export const instantsOf = (zone: string, { from, to }: CalendarDays): Range => ({
  from: instantOf(zone, wallOfDay(from)),
  to: instantOf(zone, wallOfDay(to) + DAY),
});

/** Returns the parts of the range outside `open`, which must be in order of time. */
export function closedTimes(open: readonly Slot[], { from, to }: Range): Range[] {
  const closed: Range[] = [];
  let since = from;
  for (const opening of open.map(rangeOf)) {
    if (opening.from > since) closed.push({ from: since, to: Math.min(opening.from, to) });
    since = Math.max(since, opening.to);
  }
  if (since < to) closed.push({ from: since, to });
  return closed.filter((time) => time.from < time.to);
}

/** Whether the store is closed for any part of this time. */
export function isOutside(open: readonly Slot[], time: Slot): boolean {
  const { from, to } = rangeOf(time);
  let openUntil = from;
  for (const opening of open.map(rangeOf))
    if (opening.from <= openUntil) openUntil = Math.max(openUntil, opening.to);
  return openUntil < to;
}

/** Whether the store is open at any time on this day. */
export function opensOn(open: readonly Slot[], zone: string, day: string): boolean {
  const { from, to } = instantsOf(zone, { from: day, to: day });
  return open.map(rangeOf).some((opening) => opening.from < to && opening.to > from);
}
