import { calendarReads } from "#features/scheduling/appointments/calendar/calendar.reads.ts";
import { nextReads } from "#features/scheduling/appointments/next/next-read.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { now } from "#kernel/time/clock.ts";

export const homeReads: ScreenReads = (query) => [...nextReads(now()), ...calendarReads(query)];
