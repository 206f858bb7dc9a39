import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours, Store } from "@solodesk/contract/store.ts";
import { dayAfter } from "#kernel/days.ts";
import { weekdayNames } from "#kernel/weekday-names.ts";
import { openingAt, wallTimeIn, weekdayOf } from "./opening.ts";

/** Where people read "3:00 pm" rather than "15:00". Fixed words, not the browser's: server and browser must agree. */
const twelveHour = new Set(
  "US CA AU NZ GB IE IN PK BD LK NP PH MY SG HK EG SA AE JO KW QA BH OM KE NG GH CO MX".split(" "),
);

const months = "January February March April May June July August September October November December".split(
  " ",
);

export const usesTwelveHours = (country: string): boolean => twelveHour.has(country);

export function clockWords(time: string, country: string): string {
  const hour = Number(time.slice(0, 2));
  if (hour === 24) return "midnight";
  if (!usesTwelveHours(country)) return time;
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "am" : "pm"}`;
}

/** "2026-03-09" as "9 March". */
export const dayWords = (day: string): string =>
  `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ""}`;

export interface OpeningWords {
  open: boolean;
  words: string;
}

export const hasHours = (hours: Hours): boolean => weekdays.some((day) => hours[day].length > 0);

/** "Open now, until 6:00 pm" or "Closed, opens tomorrow at 9:00 am"; undefined for a store without hours. */
export function openingWords(
  { hours, timezone, country }: Pick<Store, "hours" | "timezone" | "country">,
  now: Date,
): OpeningWords | undefined {
  const wall = wallTimeIn(timezone, now);
  if (!wall || !hasHours(hours)) return undefined;
  const opening = openingAt(hours, wall);
  if (opening.open) {
    const until = opening.until ? `, until ${clockWords(opening.until.time, country)}` : "";
    return { open: true, words: `Open now${until}` };
  }
  if (!opening.next) return { open: false, words: "Closed" };
  const when = `${whenWords(opening.next.day, wall.day)} at ${clockWords(opening.next.time, country)}`;
  return { open: false, words: `Closed, opens ${when}` };
}

function whenWords(day: string, today: string): string {
  if (day === today) return "today";
  if (day === dayAfter(today)) return "tomorrow";
  return day < dayAfter(today, 7) ? weekdayNames[weekdayOf(day)] : dayWords(day);
}
