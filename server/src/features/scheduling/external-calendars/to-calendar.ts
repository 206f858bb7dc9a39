import type { CalendarConflict, ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { days } from "#kernel/time/clock.ts";
import { calendarInWords } from "./calendar-words.ts";
import type { SourceRow } from "./external-calendars.repository.ts";

const STALE = days(1);

/** Tells whether a copy read at that time may be out of date. */
export const isStale = (readAt: Date, now: Date): boolean => now.getTime() - readAt.getTime() > STALE;

function stateOf({ refused, readAt, createdAt, error }: SourceRow, now: Date): ExternalCalendar["state"] {
  if (refused) return "refused";
  if (isStale(readAt ?? createdAt, now)) return "stale";
  if (error !== null) return "retrying";
  return readAt === null ? "syncing" : "ok";
}

export function toCalendar(row: SourceRow, conflicts: CalendarConflict[], now: Date): ExternalCalendar {
  const { id, name, provider, direction, address, username, readAt, error, notes, ahead } = row;
  return {
    id,
    name,
    provider,
    direction,
    state: stateOf(row, now),
    host: new URL(address).host,
    account: username,
    last_synced_at: readAt?.toISOString() ?? null,
    error: error && calendarInWords(error),
    notes: notes.map(calendarInWords),
    busy: ahead,
    conflicts,
  };
}
