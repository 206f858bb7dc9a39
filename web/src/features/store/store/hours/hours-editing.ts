import type { Weekday } from "@solodesk/contract/kernel/weekdays.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import { type Interval, maxIntervalsADay } from "@solodesk/contract/store/store.ts";
import type { StoreForm } from "../store-form.ts";

/** Functions of the weekly editor: each returns new hours and does not change its input. */
type Hours = StoreForm["hours"];

export const intervalsOf = (hours: Hours, day: Weekday): Interval[] => hours[day] ?? [];

const withDay = (hours: Hours, day: Weekday, intervals: Interval[]): Hours => ({
  ...hours,
  [day]: intervals,
});

/** Adds the default hours to an empty day, else 3 hours (at most until midnight), 1 hour after the last. */
export function addOpenHours(hours: Hours, day: Weekday): Hours {
  const intervals = intervalsOf(hours, day);
  const last = intervals.at(-1);
  return withDay(hours, day, [...intervals, ...(last ? [after(last)] : storeDefaults.hours.mon)]);
}

function after({ close }: Interval): Interval {
  const start = Math.min(minutesOf(close) + 60, 23 * 60);
  return { open: clockTime(start), close: clockTime(Math.min(start + 180, 24 * 60)) };
}

export const removeInterval = (hours: Hours, day: Weekday, at: number): Hours =>
  withDay(hours, day, intervalsOf(hours, day).toSpliced(at, 1));

export const replaceInterval = (hours: Hours, day: Weekday, at: number, interval: Interval): Hours =>
  withDay(hours, day, intervalsOf(hours, day).with(at, interval));

export const copyDay = (hours: Hours, from: Weekday, to: readonly Weekday[]): Hours =>
  to.reduce((copied, day) => withDay(copied, day, intervalsOf(hours, from)), hours);

export const canAddInterval = (hours: Hours, day: Weekday): boolean => {
  const intervals = intervalsOf(hours, day);
  return intervals.length < maxIntervalsADay && minutesOf(intervals.at(-1)?.close ?? "00:00") <= 22 * 60;
};

export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** 570 → "09:30". */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
