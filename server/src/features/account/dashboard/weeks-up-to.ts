import { revenueWeeks } from "@solodesk/contract/account/dashboard/today.ts";
import { DAY, instantOf, type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";

export interface Week {
  range: Range;
  /** Its first and last day. */
  days: { from: string; to: string };
}

const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/**
 * Returns the current week and those before it, oldest first. Weeks follow the zone's calendar, so one in which the
 * clocks change is longer or shorter than others.
 * @param weekStart its first day: 0 is Sunday
 */
export function weeksUpTo(zone: string, now: number, weekStart: number): { weeks: Week[]; current: Range } {
  const today = Math.floor(wallOf(zone, now) / DAY) * DAY;
  const passed = (new Date(today).getUTCDay() - weekStart + 7) % 7;
  const weekAt = (weeksAgo: number): Week => {
    const first = today - (passed + 7 * weeksAgo) * DAY;
    return {
      range: { from: instantOf(zone, first), to: instantOf(zone, first + 7 * DAY) },
      days: { from: dayOf(first), to: dayOf(first + 6 * DAY) },
    };
  };
  const weeks = Array.from({ length: revenueWeeks }, (_, nth) => weekAt(revenueWeeks - 1 - nth));
  return { weeks, current: weekAt(0).range };
}
