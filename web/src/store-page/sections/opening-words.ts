import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours, Store } from "@solodesk/contract/store/store.ts";
import { dayAfter } from "#kernel/time/days.ts";
import { englishDay } from "#kernel/time/english-day.ts";
import { weekdayNames } from "#kernel/time/weekday-names.ts";
import type { PageVisitor } from "../document/visitor.ts";
import { cityOf } from "./city-of.ts";
import { openingAt, wallTimeIn, weekdayOf } from "./opening.ts";

export function clockWords(time: string, hour12: boolean): string {
  const hour = Number(time.slice(0, 2));
  if (hour === 24) return "midnight";
  if (!hour12) return time;
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "am" : "pm"}`;
}

export interface OpeningWords {
  open: boolean;
  words: string;
}

export const hasHours = (hours: Hours): boolean => weekdays.some((day) => hours[day].length > 0);

/**
 * "Open now, until 6:00 pm" or "Closed, opens tomorrow at 9:00 am"; `undefined` for a store without hours.
 * Times are in the store's time zone, formatted for the visitor. If the visitor's time differs, the place is
 * added.
 */
export function openingWords(
  { hours, timezone }: Pick<Store, "hours" | "timezone">,
  now: Date,
  visitor: PageVisitor,
): OpeningWords | undefined {
  const wall = wallTimeIn(timezone, now);
  if (!wall || !hasHours(hours)) return undefined;
  const mine = wallTimeIn(visitor.zone, now);
  const isThere = mine !== undefined && (mine.day !== wall.day || mine.time !== wall.time);
  const place = isThere ? ` in ${cityOf(timezone)}` : "";
  const opening = openingAt(hours, wall);
  if (opening.open) {
    const until = opening.until ? `, until ${clockWords(opening.until.time, visitor.hour12)}${place}` : "";
    return { open: true, words: `Open now${until}` };
  }
  if (!opening.next) return { open: false, words: "Closed" };
  const when = `${whenWords(opening.next.day, wall.day)} at ${clockWords(opening.next.time, visitor.hour12)}${place}`;
  return { open: false, words: `Closed, opens ${when}` };
}

function whenWords(day: string, today: string): string {
  if (day === today) return "today";
  if (day === dayAfter(today)) return "tomorrow";
  return day < dayAfter(today, 7) ? weekdayNames[weekdayOf(day)] : englishDay(day);
}
