// When a series takes place: every so many weeks at the same wall-clock time, across daylight saving changes.
import { DAY, instantOf, wallOf, wallOfDay } from "../../kernel/zone.ts";

/** Most appointments of one series. */
export const maxInSeries = 52;
export const maxEveryWeeks = 12;

interface SeriesRule {
  every_weeks: number;
  /** How it ends: after so many appointments, or with this day. */
  count?: number | undefined;
  until?: string | undefined;
}

export interface SeriesTime {
  at: number;
  /** The clocks skip the wall-clock time, so it begins at the moment they go forward. */
  isSkipped: boolean;
}

/**
 * Returns the times of a series, the first as given. If an hour occurs twice, later times use its first
 * occurrence. May return one more than `maxInSeries`, so that the caller can refuse it.
 */
export function seriesTimes(
  zone: string,
  first: number,
  { every_weeks, count = maxInSeries + 1, until }: SeriesRule,
): SeriesTime[] {
  const wall = wallOf(zone, first);
  const end = until === undefined ? Number.POSITIVE_INFINITY : wallOfDay(until) + DAY;
  const walls = Array.from({ length: count - 1 }, (_, n) => wall + (n + 1) * every_weeks * 7 * DAY);
  const later = walls
    .filter((wanted) => wanted < end)
    .map((wanted) => {
      const at = instantOf(zone, wanted);
      return { at, isSkipped: wallOf(zone, at) !== wanted };
    });
  return [{ at: first, isSkipped: false }, ...later];
}
