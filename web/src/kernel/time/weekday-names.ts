import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Weekday } from "@solodesk/contract/kernel/weekdays.ts";

export const weekdayNames: Readonly<Record<Weekday, Message>> = {
  mon: msg("Monday"),
  tue: msg("Tuesday"),
  wed: msg("Wednesday"),
  thu: msg("Thursday"),
  fri: msg("Friday"),
  sat: msg("Saturday"),
  sun: msg("Sunday"),
};
