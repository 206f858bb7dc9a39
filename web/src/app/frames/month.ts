// Months and days as calendars count them, without hours: no zone and no summer time can move them.
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours } from "@solodesk/contract/store.ts";

const dayMs = 86_400_000;
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const monthOf = (day: string): string => day.slice(0, 7);

/** "2026-12" and 1 → "2027-01". */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return written(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** A month of an address; undefined when it is none, or one no calendar is asked for. */
export const parseMonth = (text: string | null): string | undefined =>
  text !== null && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** "2026-02" → "2026-02-28". */
export const lastDayOf = (month: string): string => written(atMidnight(`${monthAfter(month, 1)}-01`) - dayMs);

/** The days of a month by weeks, Monday first, with the days of its neighbours that fill the first and last week. */
export function weeksOf(month: string): string[][] {
  const first = atMidnight(`${month}-01`);
  const next = atMidnight(`${monthAfter(month, 1)}-01`);
  const start = first - weekdays.indexOf(weekdayOf(`${month}-01`)) * dayMs;
  const count = Math.ceil((next - start) / dayMs / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => written(start + (week * 7 + at) * dayMs)),
  );
}

const weekdayOf = (day: string): Weekday => weekdays.at(new Date(atMidnight(day)).getUTCDay() - 1) ?? "sun";

/** Why a store is shut on this day: the reason given, or plainly "Closed"; undefined when it opens. */
export function closedFor(hours: Hours, day: string): string | undefined {
  const off = hours.time_off.find(({ from, to }) => from <= day && day <= to);
  if (off) return off.reason || "Time off";
  return hours[weekdayOf(day)].length === 0 ? "Closed" : undefined;
}

const monthWords = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
export const monthInWords = (month: string): string => monthWords.format(atMidnight(`${month}-01`));

/** The days of a period, both included. */
export interface Span {
  from: string;
  to: string;
}

/** So many days, today the last of them. */
export const lastDays = (today: string, count: number): Span => ({
  from: written(atMidnight(today) - (count - 1) * dayMs),
  to: today,
});

const dayWords = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
export const rangeInWords = ({ from, to }: Span): string =>
  dayWords.formatRange(atMidnight(from), atMidnight(to));
