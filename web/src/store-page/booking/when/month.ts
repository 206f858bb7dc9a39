// A month as a grid of its days.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";
import { weekdayOf } from "../../sections/opening.ts";

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;

export const monthInWords = (month: string): string =>
  dateFormat({ month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(firstDayOf(month)));

/** Days since the week began; `weekStart` 0 is Sunday. */
const placeInWeek = (day: string, weekStart: number): number =>
  (weekdays.indexOf(weekdayOf(day)) + 8 - weekStart) % 7;

/** The days of a month in rows of a week; `undefined` in place of days of other months. */
export function weeksOf(month: string, weekStart: number): (string | undefined)[][] {
  const first = firstDayOf(month);
  const start = dayAfter(first, -placeInWeek(first, weekStart));
  const weeks: (string | undefined)[][] = [];
  for (let day = start; monthOf(day) <= month; day = dayAfter(day, 7)) {
    const week = Array.from({ length: 7 }, (_, i) => dayAfter(day, i));
    weeks.push(week.map((one) => (monthOf(one) === month ? one : undefined)));
  }
  return weeks;
}

/** Returns the day that a key moves to in a grid of days; `undefined` for any other key. */
export function dayByKey(day: string, key: string, weekStart: number): string | undefined {
  const place = placeInWeek(day, weekStart);
  const steps: Record<string, () => string> = {
    ArrowLeft: () => dayAfter(day, -1),
    ArrowRight: () => dayAfter(day),
    ArrowUp: () => dayAfter(day, -7),
    ArrowDown: () => dayAfter(day, 7),
    Home: () => dayAfter(day, -place),
    End: () => dayAfter(day, 6 - place),
    PageUp: () => monthAfter(day, -1),
    PageDown: () => monthAfter(day),
  };
  return steps[key]?.();
}
