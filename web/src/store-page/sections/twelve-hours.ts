import { dateFormat, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";

/**
 * Countries where people read "3:00 pm" rather than "15:00". A fixed list, because server and browser must
 * agree.
 */
const twelveHour = new Set(
  "US CA AU NZ GB IE IN PK BD LK NP PH MY SG HK EG SA AE JO KW QA BH OM KE NG GH CO MX".split(" "),
);

export const isEnglish = (): boolean => readersLanguage().startsWith("en");

/** In English, the store's country decides between 12 and 24 hours; in other languages, the language does. */
export const usesTwelveHours = (country: string): boolean =>
  isEnglish() ? twelveHour.has(country) : dateFormat({ hour: "numeric" }).resolvedOptions().hour12 === true;
