import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
/** "December 5, 2026": the day without the time. */
export const longDayInWords = (instant: string): string =>
  dateFormat({ dateStyle: "long" }).format(Date.parse(instant));
