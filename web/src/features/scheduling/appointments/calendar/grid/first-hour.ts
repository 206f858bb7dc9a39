import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, MINUTE, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import type { CalendarDays } from "../calendar-days.ts";

const usual = 9 * 60;
const written = (minutes: number): string => new Date(minutes * MINUTE).toISOString().slice(11, 19);

/**
 * Returns the time the grid scrolls to, such as "08:30:00": half an hour before the store first opens or, if
 * later and today is shown, four hours before now.
 */
export function firstHour(
  open: readonly Slot[],
  zone: string,
  { from, to }: CalendarDays,
  now: Date,
): string {
  const minuteOf = (at: number) => (wallOf(zone, at) % DAY) / MINUTE;
  const opens = Math.min(...open.map(({ starts_at }) => minuteOf(Date.parse(starts_at))));
  const first = (Number.isFinite(opens) ? opens : usual) - 30;
  const today = dayIn(zone, now);
  const seen = from <= today && today <= to ? minuteOf(now.getTime()) - 4 * 60 : 0;
  return written(Math.max(0, Math.floor(Math.max(first, seen))));
}
