import type { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { dayFrom, type Samples, type Targets, UNKNOWN_CODE } from "#test/security/samples.ts";

export const samples = ({ websiteUrl, serviceId, waitingId, freeAt }: Targets): Samples<typeof waitlist> => {
  const store = { website_url: websiteUrl };
  const place = { ...store, code: UNKNOWN_CODE };
  return {
    // The store is not published.
    join: {
      params: store,
      body: {
        service_id: serviceId,
        day: dayFrom(freeAt, 0),
        customer: { name: "Eve", email: "eve@example.com" },
      },
      refused: 404,
    },
    get: { params: place, refused: 404 },
    book: { params: place, refused: 404 },
    leave: { params: place, refused: 404 },
    remove: { params: { id: waitingId } },
  };
};
