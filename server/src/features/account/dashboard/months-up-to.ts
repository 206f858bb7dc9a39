import { instantOf, type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";

export interface Months {
  thisMonth: Range;
  lastMonth: Range;
}

/**
 * Returns this month up to `now`, and last month up to the same day and time, or to its end if it is shorter.
 */
export function monthsUpTo(zone: string, now: number): Months {
  const wall = new Date(wallOf(zone, now));
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth()];
  const first = Date.UTC(year, month);
  const firstBefore = Date.UTC(year, month - 1);
  const sameTime = Math.min(firstBefore + (wall.getTime() - first), first);
  return {
    // Includes a payment at this very moment.
    thisMonth: { from: instantOf(zone, first), to: now + 1 },
    lastMonth: { from: instantOf(zone, firstBefore), to: instantOf(zone, sameTime) },
  };
}
