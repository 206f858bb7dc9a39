import { t } from "@solodesk/contract/kernel/language/t.ts";

export const spotsInWords = (count: number): string =>
  t("{count, plural, one {# spot} other {# spots}}", { count });

/** Appends the spots to a title, unless it is the usual one. */
export const withSpots = (title: string, seats: number): string =>
  seats > 1 ? `${title} · ${spotsInWords(seats)}` : title;
