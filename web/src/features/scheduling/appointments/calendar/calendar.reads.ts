import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { readerLanguage } from "#kernel/text/reader-language.ts";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { weekStartOf } from "#kernel/time/week-start.ts";
import { busyRead } from "./busy/busy-read.ts";
import { calendarRead } from "./calendar-read.ts";
import { daysOf, shownIn, showsBusy } from "./calendar-view.ts";

/** The requests of the calendar at this URL. Until the store is known, uses the viewer's time zone. */
export function calendarReads(query: URLSearchParams) {
  const user = readOf(dashboard.get, {});
  const known = queryClient.getQueryData<Awaited<ReturnType<typeof user.queryFn>>>(user.queryKey);
  const today = dayIn(known?.store_info?.timezone ?? viewerZone(), now());
  const isPhone = !window.matchMedia("(min-width: 768px)").matches;
  const days = daysOf(shownIn(query, today, isPhone), weekStartOf(readerLanguage()));
  return [calendarRead(days), ...(showsBusy(query) ? [busyRead(days)] : [])];
}
