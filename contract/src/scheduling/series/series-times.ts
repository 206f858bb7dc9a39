// When a series takes place: every so many weeks by the clock on the wall, which no summer time moves.
import { DAY, instantOf, wallOf, wallOfDay } from "../../kernel/zone.ts";

/** Appointments that one series has at most. */
export const mostInSeries = 52;
export const maxEveryWeeks = 12;

interface SeriesRule {
  every_weeks: number;
  /** How it ends: after so many, or with this day. */
  count?: number | undefined;
  until?: string | undefined;
}

export interface SeriesTime {
  at: number;
  /** The clocks skip what the wall should show: it begins when they are put forward. */
  isSkipped: boolean;
}

/** The first is taken as it is; of an hour that comes twice the later ones have the first. One more than there may be at most. */
export function seriesTimes(
  zone: string,
  first: number,
  { every_weeks, count = mostInSeries + 1, until }: SeriesRule,
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
