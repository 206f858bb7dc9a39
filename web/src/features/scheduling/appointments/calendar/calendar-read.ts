import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf } from "#kernel/api/query.ts";
import type { Days } from "./calendar-days.ts";

export const calendarRead = ({ from, to }: Days) => readOf(calendar.list, { query: { from, to } });

/** What was there stays until the other days come. */
export const useCalendar = (days: Days) =>
  useQuery({ ...calendarRead(days), meta: { quiet: true }, placeholderData: keepPreviousData });

/** Whoever reaches for other days finds them there. */
export const prefetchCalendar = (days: Days): void => prefetch(calendarRead(days));
