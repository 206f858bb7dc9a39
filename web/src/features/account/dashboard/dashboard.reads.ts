import { briefingRead } from "#features/account/assistant/briefing-read.ts";
import { calendarReads } from "#features/scheduling/appointments/calendar/calendar.reads.ts";
import { nextReads } from "#features/scheduling/appointments/next/next-read.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { now } from "#kernel/time/clock.ts";
import { todayRead } from "./today/today-read.ts";

export const homeReads: ScreenReads = (query) => [
  todayRead(),
  briefingRead(),
  ...nextReads(now()),
  ...calendarReads(query),
];
