// Days in the language of the page.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";

const written = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  dateFormat({ month: "long", day: "numeric", timeZone: "UTC", ...options }).format(Date.parse(day));

/** "2026-03-09" as "March 9". */
export const longDay = written({});

/** "2026-06-02" as "Tuesday, June 2". */
export const longWeekday = written({ weekday: "long" });

/** "2026-06-02" as "Tuesday, June 2, 2026". */
export const longDate = written({ weekday: "long", year: "numeric" });
