import type { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** Google Calendar is not configured. */
export const samples = ({ sourceId }: Targets): Samples<typeof googleCalendars> => ({
  connect: { body: {}, refused: 404 },
  finish: { body: { state: "state", code: "no-such-code" }, refused: 404 },
  discover: { params: { id: sourceId }, refused: 404 },
});
