import type { Source } from "@solodesk/contract/scheduling/external-calendars.ts";
import { days } from "#kernel/time/clock.ts";
import { calendarInWords } from "./calendar-words.ts";
import type { SourceRow } from "./external-calendars.repository.ts";

const STALE = days(1);

/** Tells whether a copy read at that time may be out of date. */
export const isStale = (readAt: Date, now: Date): boolean => now.getTime() - readAt.getTime() > STALE;

export const toSource = (
  { id, name, address, readAt, error, notes, ahead }: SourceRow,
  now: Date,
): Source => ({
  id,
  name,
  host: new URL(address).host,
  read_at: readAt.toISOString(),
  error: error && calendarInWords(error),
  notes: notes.map(calendarInWords),
  stale: isStale(readAt, now),
  busy: ahead,
});
