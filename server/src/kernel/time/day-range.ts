import {
  DAY,
  instantOf,
  offsetAt,
  type Range,
  stretchesOf,
  wallOf,
  wallOfDay,
} from "@solodesk/contract/kernel/zone.ts";

/** Returns the day from midnight to midnight, local time in the zone. */
export const dayRange = (zone: string, day: string): Range => ({
  from: instantOf(zone, wallOfDay(day)),
  to: instantOf(zone, wallOfDay(day) + DAY),
});

/** Returns the local day in the zone, such as "2026-06-01". */
export const dayOf = (zone: string, instant: number): string =>
  new Date(wallOf(zone, instant)).toISOString().slice(0, 10);

/** Like dayOf, for many instants within a range: the zone is asked once for each day, and not for each instant. */
export function dayReader(zone: string, range: Range): (instant: number) => string {
  const stretches = stretchesOf(zone, range);
  return (instant) => {
    const offset = stretches.find(({ to }) => instant < to)?.offset ?? offsetAt(zone, instant);
    return new Date(instant + offset).toISOString().slice(0, 10);
  };
}

const midnightBefore = (zone: string, instant: number): number =>
  Math.floor(wallOf(zone, instant) / DAY) * DAY;

/** Extends a range to whole local days. */
export const wholeDays = (zone: string, { from, to }: Range): Range => ({
  from: instantOf(zone, midnightBefore(zone, from)),
  to: instantOf(zone, midnightBefore(zone, to - 1) + DAY),
});
