import type { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { dayFrom, type Samples, type Targets } from "#test/security/samples.ts";

export const samples = ({ sourceId, freeAt }: Targets): Samples<typeof externalCalendars> => ({
  // Nothing outside is asked for in these tests.
  add: { body: { name: "Home", address: "http://127.0.0.1/eve.ics" }, refused: 422 },
  read: { params: { id: sourceId } },
  remove: { params: { id: sourceId } },
  listBusy: { query: { from: dayFrom(freeAt, -5), to: dayFrom(freeAt, 5) } },
});
