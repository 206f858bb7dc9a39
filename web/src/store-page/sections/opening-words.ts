import { t } from "@solodesk/contract/kernel/language/t.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours, Store } from "@solodesk/contract/store/store.ts";
import { dayAfter } from "#kernel/time/days.ts";
import { longDay } from "#kernel/time/long-day.ts";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import type { PageVisitor } from "../document/visitor.ts";
import { cityOf } from "./city-of.ts";
import { clockWords } from "./clock-words.ts";
import { openingAt, wallTimeIn, weekdayOf } from "./opening.ts";

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
  const timeWords = (at: string) => {
    const time = clockWords(at, visitor.hour12);
    return isThere ? t("{time} in {city}", { time, city: cityOf(timezone) }) : time;
  };
  const opening = openingAt(hours, wall);
  if (opening.open) {
    const { until } = opening;
    const words = until ? t("Open now, until {time}", { time: timeWords(until.time) }) : t("Open now");
    return { open: true, words };
  }
  const { next } = opening;
  if (!next) return { open: false, words: t("Closed||a store") };
  return { open: false, words: opensWords(next.day, wall.day, timeWords(next.time)) };
}

function opensWords(day: string, today: string, time: string): string {
  if (day === today) return t("Closed, opens today at {time}", { time });
  if (day === dayAfter(today)) return t("Closed, opens tomorrow at {time}", { time });
  if (day < dayAfter(today, 7))
    return t("Closed, opens {weekday} at {time}", { weekday: weekdayName(weekdayOf(day)), time });
  return t("Closed, opens {date} at {time}", { date: longDay(day), time });
}
