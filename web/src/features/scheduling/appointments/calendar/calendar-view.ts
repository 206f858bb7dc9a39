// Which part of the calendar is shown. It is in the URL, so that it can be shared and survives a reload.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { Day } from "@solodesk/contract/kernel/time.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";
import { type CalendarDays, weekOf, weeksOfMonth } from "./calendar-days.ts";

export const views = ["month", "week", "day", "agenda"] as const;
export type View = (typeof views)[number];

export interface Shown {
  view: View;
  /** Any day of the month or week shown, the day itself, or the first day of an agenda. */
  day: string;
}

/** Number of days in an agenda. */
const agendaDays = 30;

/** A phone has room for a day, not for a week. */
export const usualView = (isPhone: boolean): View => (isPhone ? "day" : "week");

const isUsable = (day: string): boolean => "1970-02" <= day && day < "2999-11";

/** Reads view and day from the URL; invalid values become the defaults. */
export function shownIn(query: URLSearchParams, today: string, isPhone: boolean): Shown {
  const day = Day.safeParse(query.get("date")).data ?? today;
  return {
    view: views.find((name) => name === query.get("view")) ?? usualView(isPhone),
    day: isUsable(day) ? day : today,
  };
}

/** Whether busy times of other calendars are shown. */
export const showsBusy = (query: URLSearchParams): boolean => query.get("busy") !== "hidden";

/** Returns the days to load for this view. */
export function daysOf({ view, day }: Shown, weekStart: number): CalendarDays {
  if (view === "day") return { from: day, to: day };
  if (view === "week") return weekOf(day, weekStart);
  if (view === "month") return weeksOfMonth(day, weekStart);
  return { from: day, to: dayAfter(day, agendaDays - 1) };
}

/** Returns the day to show for the next (1) or previous (-1) range. */
export function stepFrom({ view, day }: Shown, by: 1 | -1): string {
  if (view === "month") return monthAfter(day, by);
  return dayAfter(day, by * { day: 1, week: 7, agenda: agendaDays }[view]);
}

/** Whether `day` is in the range shown; in a month, days of its neighbours do not count. */
export function showsDay(shown: Shown, weekStart: number, day: string): boolean {
  if (shown.view === "month") return shown.day.slice(0, 7) === day.slice(0, 7);
  const { from, to } = daysOf(shown, weekStart);
  return from <= day && day <= to;
}

const written = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: "UTC" });
const long = {
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  range: { day: "numeric", month: "short", year: "numeric" },
} as const;
const short = {
  day: { weekday: "short", day: "numeric", month: "short" },
  range: { day: "numeric", month: "short" },
} as const;

/** "November 2026", "Nov 16 – 22, 2026", "Saturday, November 21, 2026"; shorter where there is little room. */
export function titleOf(shown: Shown, weekStart: number, room: "much" | "little"): string {
  const words = room === "much" ? long : short;
  if (shown.view === "month") return written({ month: "long", year: "numeric" }).format(wallOfDay(shown.day));
  if (shown.view === "day") return written(words.day).format(wallOfDay(shown.day));
  const { from, to } = daysOf(shown, weekStart);
  return written(words.range).formatRange(wallOfDay(from), wallOfDay(to));
}
