import type { DateOrder } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { dayFromDate, parseDay } from "./read-day.ts";

export interface TitleRange {
  day: string;
  until: string;
}

/**
 * Finds a range such as "January 1, 2026 - January 31, 2026" above the headings: the days of a report that
 * has no column for them.
 */
export function titleRange(before: readonly string[][], order: DateOrder): TitleRange | undefined {
  for (const row of before) {
    // The comma in a date may have split it into cells.
    const title = row.map((cell) => cell.trim()).join(", ");
    const [from, to, ...more] = title.split(/\s[-–—]\s/);
    const [first, last] = [parseDay(from ?? ""), parseDay(to ?? "")];
    if (!first || !last || more.length > 0) continue;
    const [day, until] = [dayFromDate(first, order), dayFromDate(last, order)];
    if (day !== undefined && until !== undefined && day <= until) return { day, until };
  }
  return undefined;
}
