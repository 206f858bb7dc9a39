import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import type { Days } from "../calendar-days.ts";

export const busyRead = ({ from, to }: Days) => readOf(externalCalendars.listBusy, { query: { from, to } });

/** Busy times only add to the calendar, so it neither waits for them nor fails with them. */
export const useBusy = (days: Days, isShown: boolean) =>
  useRead(busyRead(days), { enabled: isShown, quiet: true, keepPrevious: true });

export const prefetchBusy = (days: Days): void => prefetch(busyRead(days));
