import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { isEnglish } from "./twelve-hours.ts";

/** "3:00 pm" or "15:00": the time of an instant in this zone. */
export function clockIn(zone: string, at: number, hour12: boolean): string {
  const words = dateFormat({
    timeZone: zone,
    hour: hour12 ? "numeric" : "2-digit",
    minute: "2-digit",
    hourCycle: hour12 ? "h12" : "h23",
  }).format(at);
  // Quieter than "3:00 PM"; other languages have rules of their own.
  return isEnglish() ? words.replace("\u202F", " ").toLowerCase() : words;
}

/** "09:00" as "9:00 am" or "09:00"; 24:00 is "midnight". */
export const clockWords = (time: string, hour12: boolean): string =>
  time === "24:00" ? t("midnight||the time") : clockIn("UTC", Date.parse(`1970-01-01T${time}Z`), hour12);
