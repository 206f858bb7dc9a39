// The ranges of days that a calendar shows.
import { DAY, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";

/** Both days are included. */
export interface CalendarDays {
  from: string;
  to: string;
}

/** @param weekStart 0 is Sunday. */
export function weekOf(day: string, weekStart: number): CalendarDays {
  const since = (new Date(wallOfDay(day)).getUTCDay() - weekStart + 7) % 7;
  const from = dayAfter(day, -since);
  return { from, to: dayAfter(from, 6) };
}

/** Returns the whole weeks of a month, including days of the months before and after. */
export function weeksOfMonth(day: string, weekStart: number): CalendarDays {
  const first = `${day.slice(0, 7)}-01`;
  const last = dayAfter(monthAfter(first, 1), -1);
  return { from: weekOf(first, weekStart).from, to: weekOf(last, weekStart).to };
}

/** Returns every day of the range. */
export const eachDay = ({ from, to }: CalendarDays): string[] =>
  Array.from({ length: (wallOfDay(to) - wallOfDay(from)) / DAY + 1 }, (_, at) => dayAfter(from, at));
