// When a store is open, as instants. Opening hours are local times: when the clocks change, a skipped hour
// does not exist, and an hour that comes twice is open twice.
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import {
  DAY,
  MINUTE,
  type Range,
  type Stretch,
  stretchesOf,
  wallOfDay,
} from "@solodesk/contract/kernel/zone.ts";
import type { Hours, Interval, Store } from "@solodesk/contract/store/store.ts";

type OpeningTimes = Pick<Store, "hours" | "timezone">;

export interface Opening extends Range {
  /** The local time at which it opens. Slots count from here. */
  wall: number;
  /** More than one if the clocks change within it. */
  stretches: Stretch[];
}

const weekdayOf = (day: number): Weekday => weekdays.at(new Date(day).getUTCDay() - 1) ?? "mon";

const msOf = (clockTime: string): number => {
  const [hours = 0, minutes = 0] = clockTime.split(":").map(Number);
  return (hours * 60 + minutes) * MINUTE;
};

const isOff = ({ time_off }: Hours, day: number): boolean =>
  time_off.some(({ from, to }) => wallOfDay(from) <= day && day <= wallOfDay(to));

const overlapOf = (a: Range, b: Range): Range => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
});

/** Returns the opening twice if it is in an hour that comes twice, and none if the hour is skipped. */
function openingsOfDay({ open, close }: Interval, day: number, stretches: Stretch[]): Opening[] {
  const wall = day + msOf(open);
  const openings: Opening[] = [];
  for (const stretch of stretches) {
    const { offset } = stretch;
    const part = overlapOf(stretch, { from: wall - offset, to: day + msOf(close) - offset });
    if (part.from >= part.to) continue;
    const last = openings.at(-1);
    if (last?.to === part.from) {
      last.to = part.to;
      last.stretches.push({ ...part, offset });
    } else openings.push({ ...part, wall, stretches: [{ ...part, offset }] });
  }
  return openings;
}

/** Returns every opening that overlaps the range, in order of time. */
export function openingsOf({ hours, timezone }: OpeningTimes, range: Range): Opening[] {
  const stretches = stretchesOf(timezone, { from: range.from - 2 * DAY, to: range.to + 2 * DAY });
  const openings: Opening[] = [];
  const firstDay = Math.floor(range.from / DAY) * DAY - DAY;
  for (let day = firstDay; day <= range.to + DAY; day += DAY) {
    if (isOff(hours, day)) continue;
    for (const interval of hours[weekdayOf(day)]) openings.push(...openingsOfDay(interval, day, stretches));
  }
  return openings
    .filter(({ from, to }) => from < range.to && to > range.from)
    .toSorted((a, b) => a.from - b.from);
}

/** Tells whether the store is open for all of this time. */
export function isOpenDuring(times: OpeningTimes, range: Range): boolean {
  let openUntil = range.from;
  for (const { from, to } of openingsOf(times, range))
    if (from <= openUntil) openUntil = Math.max(openUntil, to);
  return openUntil >= range.to;
}
