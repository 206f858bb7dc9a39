import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { type Interval } from "@solodesk/contract/store/store.ts";
import { chosenClock } from "#kernel/time/time-format.ts";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import type { StoreForm } from "../store-form.ts";
import { intervalsOf, minutesOf } from "./hours-editing.ts";

const clock = () =>
  dateFormat({
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    ...chosenClock(),
  });

/** The time in the user's locale, "9:00 AM" or "09:00"; 24:00 is "Midnight". */
export const openingTimeInWords = (time: string): string =>
  time === "24:00" ? t("Midnight") : clock().format(minutesOf(time) * 60_000);

const intervalInWords = ({ open, close }: Interval): string =>
  `${openingTimeInWords(open)} – ${openingTimeInWords(close)}`;

export interface HoursLine {
  days: string;
  times: string;
}

/** Returns the week in as few lines as possible: consecutive days with the same hours share one. */
export function openingHoursInWords(hours: StoreForm["hours"]): HoursLine[] {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of weekdays) {
    const times =
      intervalsOf(hours, day).map(intervalInWords).join(", ") || t("Closed||a day without opening hours");
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({ days: span(first, last), times }));
}

const span = (first: Weekday, last: Weekday): string => {
  if (first === last) return weekdayName(first);
  if (first === "mon" && last === "sun") return t("Every day");
  return `${weekdayName(first, "short")} – ${weekdayName(last, "short")}`;
};
