import type { bookings } from "@solodesk/contract/selling/bookings.ts";
import { type Samples, type Targets, UNKNOWN_CODE } from "#test/security/samples.ts";

/** The store is not published. */
export const samples = ({ websiteUrl, serviceId, freeAt }: Targets): Samples<typeof bookings> => {
  const store = { website_url: websiteUrl };
  const booking = { ...store, code: UNKNOWN_CODE };
  return {
    listSlots: { params: store, query: { service_id: serviceId }, refused: 404 },
    getTerms: { params: { ...store, service_id: serviceId }, refused: 404 },
    hold: { params: store, body: { service_id: serviceId, starts_at: freeAt }, refused: 404 },
    release: { params: { ...store, hold: UNKNOWN_CODE } },
    book: {
      params: store,
      body: {
        service_id: serviceId,
        customer: { name: "Eve", email: "eve@example.com" },
        starts_at: freeAt,
      },
      refused: 404,
    },
    get: { params: booking, refused: 404 },
    change: { params: booking, body: { status: "Cancelled", version: 1 }, refused: 404 },
    verify: { params: booking, body: { token: UNKNOWN_CODE }, refused: 404 },
    accept: { params: booking, body: { version: 1 }, refused: 404 },
    listOtherSlots: { params: booking, refused: 404 },
    writeFile: { params: booking, refused: 404 },
  };
};
