import { dayLong, daysLong } from "#ui/chart/day-words.ts";

/** So many days are drawn one by one; of more only the ups and downs of weekdays would be seen. */
export const mostDaysDrawn = 120;

/** Days as they stand in a chart: one by one, or by the week where there are many. */
export interface Points {
  /** The first day of each. */
  days: string[];
  /** All days of the point that begins on this one. */
  sayDay: (day: string) => string;
  /** Values of days, summed up for each point. */
  sum: (values: readonly number[]) => number[];
  areWeeks: boolean;
}

const week = 7;

export function pointsOf(days: readonly string[]): Points {
  if (days.length <= mostDaysDrawn)
    return { days: [...days], sayDay: dayLong, sum: (values) => [...values], areWeeks: false };
  // A part of a week stands first: at the end it would look as if all of it went down.
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

export const eachPoint = ({ areWeeks }: Points): string => (areWeeks ? "Each point is a week." : "");
