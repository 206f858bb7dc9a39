import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import type { CalendarDays } from "./calendar-days.ts";

export const calendarRead = ({ from, to }: CalendarDays) => readOf(calendar.list, { query: { from, to } });

/** The previous days stay until the new ones have loaded. */
export const useCalendar = (days: CalendarDays) =>
  useRead(calendarRead(days), { quiet: true, keepPrevious: true });

/** Called when the pointer or the focus reaches a button that shows other days. */
export const prefetchCalendar = (days: CalendarDays): void => prefetch(calendarRead(days));
