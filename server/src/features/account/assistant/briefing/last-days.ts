import { DAY, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { dayOf } from "#kernel/time/day-range.ts";

/** The days of a zone's calendar that ended last, the first and the last of them. */
export function lastDays(zone: string, now: Date, count: number): { from: string; to: string } {
  const today = wallOfDay(dayOf(zone, now.getTime()));
  const day = (ago: number) => new Date(today - ago * DAY).toISOString().slice(0, 10);
  return { from: day(count), to: day(1) };
}
