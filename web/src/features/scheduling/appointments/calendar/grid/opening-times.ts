import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, instantOf, type Range, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { Days } from "../calendar-days.ts";

const rangeOf = ({ starts_at, ends_at }: Slot): Range => ({
  from: Date.parse(starts_at),
  to: Date.parse(ends_at),
});

/** A day or more on the wall of this zone, in instants. */
export const instantsOf = (zone: string, { from, to }: Days): Range => ({
  from: instantOf(zone, wallOfDay(from)),
  to: instantOf(zone, wallOfDay(to) + DAY),
});

/** The rest of the range; openings come in the order of time. */
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

/** Whether the store is shut for any of this time. */
export function isOutside(open: readonly Slot[], time: Slot): boolean {
  const { from, to } = rangeOf(time);
  let openUntil = from;
  for (const opening of open.map(rangeOf))
    if (opening.from <= openUntil) openUntil = Math.max(openUntil, opening.to);
  return openUntil < to;
}

/** Whether the store opens at all on this day. */
export function opensOn(open: readonly Slot[], zone: string, day: string): boolean {
  const { from, to } = instantsOf(zone, { from: day, to: day });
  return open.map(rangeOf).some((opening) => opening.from < to && opening.to > from);
}
