import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { asKept } from "#kernel/kept-words.ts";

export const calendarFailures = {
  slow: msg("What is at the address takes too long to read."),
  large: msg("What is at the address is too much to read."),
  none: msg("What is at the address is no calendar."),
  unfinished: msg("What is at the address begins what it does not end."),
  busy: msg("What is at the address is busy more than 10,000 times."),
} as const;

export type CalendarFailure = keyof typeof calendarFailures;

/** Why a file cannot be read as a calendar, in English: the source keeps it for its seller. */
export class CalendarError extends Error {
  readonly why: CalendarFailure;

  constructor(why: CalendarFailure) {
    super(asKept(calendarFailures[why]));
    this.why = why;
  }
}
