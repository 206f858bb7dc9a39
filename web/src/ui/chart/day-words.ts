import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";

const written = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: "UTC" });
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** "Nov 3", for the axis. */
export const dayShort = (day: string): string => written({ month: "short", day: "numeric" }).format(at(day));

/** "Tue, Nov 3, 2026". */
export const dayLong = (day: string): string =>
  written({ weekday: "short", month: "short", day: "numeric", year: "numeric" }).format(at(day));

/** "Oct 5 – Nov 3, 2026". */
export const daysLong = (from: string, to: string): string =>
  written({ dateStyle: "medium" }).formatRange(at(from), at(to));
