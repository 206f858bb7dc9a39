import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";
import { outsideFailures } from "#kernel/outside/outside-fetch.ts";
import { calendarFailures } from "./calendar-error.ts";

/** What was left out of a calendar or may have been misread. */
export const calendarNotes = {
  unknownZone: msg("The time zone “{name}” is not known: its times are read as your store's."),
  oneBroken: msg("We couldn't read one event, so it doesn't block any time."),
  broken: msg("We couldn't read {count} events, so they don't block any time."),
} as const;

/** Shows the seller why a calendar could not be read, or what is noted about it. */
export const calendarInWords = keptWords([
  ...Object.values(outsideFailures),
  ...Object.values(calendarFailures),
  ...Object.values(calendarNotes),
]);
