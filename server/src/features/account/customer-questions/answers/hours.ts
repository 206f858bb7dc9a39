import { t } from "@solodesk/contract/kernel/language/t.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { Hours } from "@solodesk/contract/store/store.ts";
import { dayBeside, daysInWords } from "../../assistant/ask/answers/days-in-words.ts";
import type { Tell } from "./asked-store.ts";

/** Most days of opening hours in an answer. */
const MOST_DAYS = 7;

export const tellHours: Tell = ({ front: { store }, today, asked: { when } }) => {
  const { hours } = store;
  if (!weekdays.some((day) => hours[day].length > 0))
    return { text: [t("{store} doesn't say here when it is open.", { store: store.name })] };
  const from = when && when.from > today ? when.from : today;
  const to = when && when.to >= from ? when.to : dayBeside(from, MOST_DAYS - 1);
  const days = Array.from({ length: MOST_DAYS }, (_, nth) => dayBeside(from, nth)).filter((day) => day <= to);
  const after = dayBeside(from, MOST_DAYS);
  // Of a longer period only the first days are listed, but no day off is left out.
  const away = hours.time_off
    .filter((off) => off.to >= after && off.from <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((off) => t("Closed {days}", { days: daysInWords(off) }));
  return { text: away, days: days.map((day) => hoursOn(hours, day)) };
};

function hoursOn(hours: Hours, day: string) {
  const off = hours.time_off.find(({ from, to }) => from <= day && day <= to);
  if (off) return { day, hours: [], reason: off.reason };
  const weekday = weekdays.at(new Date(wallOfDay(day)).getUTCDay() - 1) ?? "sun";
  return { day, hours: hours[weekday].toSorted((a, b) => a.open.localeCompare(b.open)), reason: "" };
}
