import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import type { CalendarDays } from "../calendar-days.ts";

export const busyRead = ({ from, to }: CalendarDays) =>
  readOf(externalCalendars.listBusy, { query: { from, to } });

/** Busy times only add to the calendar, so it neither waits for them nor fails with them. */
export const useBusy = (days: CalendarDays, isShown: boolean) =>
  useRead(busyRead(days), { enabled: isShown, quiet: true, keepPrevious: true });

export const prefetchBusy = (days: CalendarDays): void => prefetch(busyRead(days));
