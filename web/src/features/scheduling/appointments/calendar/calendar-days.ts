// Stretches of days as a calendar shows them.
import { DAY, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";

/** Both days belong to it. */
export interface Days {
  from: string;
  to: string;
}

/** @param weekStart 0 is Sunday. */
export function weekOf(day: string, weekStart: number): Days {
  const since = (new Date(wallOfDay(day)).getUTCDay() - weekStart + 7) % 7;
  const from = dayAfter(day, -since);
  return { from, to: dayAfter(from, 6) };
}

/** The weeks a month hangs in on a wall, with the days of its neighbours that fill the first and the last. */
export function weeksOfMonth(day: string, weekStart: number): Days {
  const first = `${day.slice(0, 7)}-01`;
  const last = dayAfter(monthAfter(first, 1), -1);
  return { from: weekOf(first, weekStart).from, to: weekOf(last, weekStart).to };
}

/** Every day of it. */
export const eachDay = ({ from, to }: Days): string[] =>
  Array.from({ length: (wallOfDay(to) - wallOfDay(from)) / DAY + 1 }, (_, at) => dayAfter(from, at));
