import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import { asKept, keptWords } from "#kernel/kept-words.ts";
import { type ProviderRefusal } from "#kernel/outside/calendar-provider.ts";
import { outsideFailures } from "#kernel/outside/outside-fetch.ts";
import { calendarFailures } from "./file/calendar-error.ts";

/** What was left out of a calendar or may have been misread. */
export const calendarNotes = {
  unknownZone: msg("The time zone “{name}” is not known: its times are read as your store's."),
  oneBroken: msg("We couldn't read one event, so it doesn't block any time."),
  broken: msg("We couldn't read {count} events, so they don't block any time."),
} as const;

/** Why a provider did not do as asked. */
export const providerFailures = {
  login: msg("The username or password was not accepted."),
  consent: msg("Google no longer accepts the permission that you gave."),
  busy: msg("The provider accepts no more requests for now."),
  not_offered: msg("Google Calendar is switched off here."),
  forbidden: msg("This login isn't allowed to do that."),
  changed: msg("The calendar changes faster than it can be read."),
  token: msg("The calendar has to be read from the beginning."),
  no_calendar: msg("There is no calendar at the address."),
  large: msg("The calendar has more than 20,000 events."),
  answer: msg("The server's answer isn't a calendar."),
} as const satisfies Record<ProviderRefusal, Message>;

export const unexpected = msg("Something went wrong during the sync.");

/** Shows the seller why a calendar could not be read, or what is noted about it. */
export const calendarInWords = keptWords([
  ...Object.values(outsideFailures),
  ...Object.values(calendarFailures),
  ...Object.values(calendarNotes),
  ...Object.values(providerFailures),
  unexpected,
]);

const MOST_ZONES_NAMED = 3;

/** English sentences about what was left out or may have been misread. */
export function calendarNotesOf({
  broken,
  unknownZones,
}: {
  broken: number;
  unknownZones: readonly string[];
}) {
  const notes = unknownZones
    .slice(0, MOST_ZONES_NAMED)
    .map((name) => asKept(calendarNotes.unknownZone, { name: name.slice(0, 60) }));
  if (broken > 0)
    notes.push(
      broken === 1 ? asKept(calendarNotes.oneBroken) : asKept(calendarNotes.broken, { count: broken }),
    );
  return notes;
}
