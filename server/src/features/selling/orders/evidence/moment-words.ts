import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";

const written = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "shortOffset",
} as const;

/** "2026-06-03 08:00:00 UTC". */
export const inUtc = (at: Date): string => `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`;

/** "Jun 3, 2026, 10:00:00 AM GMT+2". Intl writes thin spaces, which old fonts don't have. */
export const inZone = (timeZone: string, at: Date): string =>
  dateFormat({ ...written, timeZone })
    .format(at)
    .replace(/[\u2009\u202F]/g, " ");

/** A moment in the store's time zone and in UTC, in one line. */
export const momentHereAndUtc = (timeZone: string, at: Date): string =>
  `${inZone(timeZone, at)} (${inUtc(at)})`;
