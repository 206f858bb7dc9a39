import type { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { dayFrom, type Samples, type Targets } from "#test/security/samples.ts";

export const samples = ({ sourceId, freeAt }: Targets): Samples<typeof externalCalendars> => ({
  // Nothing outside is asked for in these tests.
  add: { body: { provider: "ics", name: "Home", address: "http://127.0.0.1/eve.ics" }, refused: 422 },
  discover: {
    body: { server: "http://127.0.0.1", username: "eve", password: "secret" },
    refused: 422,
  },
  edit: { params: { id: sourceId }, body: { name: "Family" } },
  read: { params: { id: sourceId } },
  remove: { params: { id: sourceId } },
  listBusy: { query: { from: dayFrom(freeAt, -5), to: dayFrom(freeAt, 5) } },
});
