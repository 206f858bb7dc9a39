import type { CalendarConflict, ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";

const id = "01990000-0000-7000-8000-000000000001";

/** An .ics calendar that was read, with some details of its own. */
export const externalCalendarOf = (details: Partial<ExternalCalendar> = {}): ExternalCalendar => ({
  id,
  name: "Home",
  provider: "ics",
  direction: "read",
  state: "ok",
  host: "calendar.example.com",
  account: null,
  last_synced_at: "2026-11-21T10:00:00Z",
  error: null,
  notes: [],
  busy: 12,
  conflicts: [],
  ...details,
});

/** A calendar of an account that appointments are written into, with some details of its own. */
export const accountCalendarOf = (details: Partial<ExternalCalendar> = {}): ExternalCalendar =>
  externalCalendarOf({
    id: `${id.slice(0, -1)}2`,
    name: "Work",
    provider: "caldav",
    direction: "both",
    host: "caldav.icloud.com",
    account: "ada@icloud.com",
    busy: 1,
    ...details,
  });

/** An appointment that was moved from 3 to 5 PM UTC, with some details of its own. */
export const conflictOf = (details: Partial<CalendarConflict> = {}): CalendarConflict => ({
  id: "01990000-0000-7000-8000-00000000000a",
  kind: "moved",
  title: "Haircut",
  customer: "Grace Hopper",
  starts_at: "2026-11-24T15:00:00.000Z",
  ends_at: "2026-11-24T15:30:00.000Z",
  proposed: { starts_at: "2026-11-24T17:00:00.000Z", ends_at: "2026-11-24T17:30:00.000Z" },
  is_session: false,
  ...details,
});
