import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";

/** 5 January 1970 was a Monday. */
const MONDAY = 5;

/** "Monday", or "Mon" if it is short. */
export const weekdayName = (day: Weekday, width: "long" | "short" = "long"): string =>
  dateFormat({ weekday: width, timeZone: "UTC" }).format(Date.UTC(1970, 0, MONDAY + weekdays.indexOf(day)));
