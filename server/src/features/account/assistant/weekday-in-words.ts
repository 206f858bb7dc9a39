import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";

/** `nth`: 0 is Monday. */
export const weekdayInWords = (nth: number): string =>
  // The 5th of January 1970 was a Monday.
  dateFormat({ weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(1970, 0, 5 + nth)));
