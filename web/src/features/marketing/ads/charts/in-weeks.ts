import { t } from "@solodesk/contract/kernel/language/t.ts";
import { dayLong, daysLong } from "#ui/chart/day-words.ts";

/**
 * Up to this many days are drawn one by one; with more, only the rise and fall of the weekdays would be
 * visible.
 */
export const maxDaysDrawn = 120;

/** The points of a chart: single days, or weeks if there are many days. */
export interface Points {
  /** The first day of each point. */
  days: string[];
  /** Returns the text for all days of the point that begins on this day. */
  sayDay: (day: string) => string;
  /** Sums the values of days for each point. */
  sum: (values: readonly number[]) => number[];
  areWeeks: boolean;
}

const week = 7;

export function pointsOf(days: readonly string[]): Points {
  if (days.length <= maxDaysDrawn)
    return { days: [...days], sayDay: dayLong, sum: (values) => [...values], areWeeks: false };
  // The incomplete week comes first: at the end it would look like a drop.
  const begun = days.length % week;
  const starts = days.flatMap((_, at) => (at === 0 || at % week === begun ? [at] : []));
  const endOf = (index: number) => starts[index + 1] ?? days.length;
  const lastOf = new Map(starts.map((at, index) => [days[at] ?? "", days[endOf(index) - 1] ?? ""]));
  return {
    days: [...lastOf.keys()],
    sayDay: (day) => daysLong(day, lastOf.get(day) ?? day),
    sum: (values) =>
      starts.map((at, index) => values.slice(at, endOf(index)).reduce((sum, value) => sum + value, 0)),
    areWeeks: true,
  };
}

export const eachPoint = ({ areWeeks }: Points): string => (areWeeks ? t("Each point is a week.") : "");
