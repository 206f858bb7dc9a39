// A seller whose service has spots, and the calls of that seller and their visitors on the sessions of one day.
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { test as base } from "vitest";
import { callUnchecked } from "./call.ts";
import type { TestApp } from "./test-app.ts";
import { testBookingApp } from "./test-booking-app.ts";
import type { TestCalendar } from "./test-calendar.ts";

export const DAY = "2026-06-02";
/** 9 to 16 in New York, which is 13 to 20 in UTC. */
export const at = (hour: number, minute = 0): string =>
  `${DAY}T${String(hour + 4).padStart(2, "0")}:${String(minute).padStart(2, "0")}:00.000Z`;

let people = 0;
/** Somebody new each time, whom no limit stops. */
export const somebody = () => {
  people += 1;
  return { name: `Guest ${people}`, email: `guest-${people}@example.com`, phone: "" };
};

/** By the UTC time of their start. */
const leftOf = (slots: { starts_at: string; seats_left?: number | undefined }[]) =>
  Object.fromEntries(slots.map(({ starts_at, seats_left }) => [starts_at.slice(11, 16), seats_left]));

export function sessionCalls(server: TestApp, seller: TestCalendar) {
  const service_id = seller.serviceId;
  const params = { website_url: seller.websiteUrl };
  const book = (starts_at: string, more: object = {}) =>
    callUnchecked(server, bookings.book, {
      params,
      body: { service_id, starts_at, customer: somebody(), ...more },
    });
  return {
    params,
    rules: (body: object) =>
      callUnchecked(server, services.edit, { params: { id: service_id }, body }, seller),
    book,
    booked: async (starts_at: string, more: object = {}) => (await book(starts_at, more)).body.data,
    hold: (starts_at: string, more: object = {}) =>
      callUnchecked(server, bookings.hold, { params, body: { service_id, starts_at, ...more } }),
    create: (starts_at: string, more: object = {}) => {
      const body = { service_id, starts_at, customer: somebody(), status: "Confirmed", ...more };
      return callUnchecked(server, appointments.create, { body }, seller);
    },
    edit: (id: string, body: object) =>
      callUnchecked(server, appointments.edit, { params: { id }, body }, seller),
    session: (id: string, as: { headers: Record<string, string> } = seller) =>
      callUnchecked(server, sessions.get, { params: { id } }, as),
    /** The spots left at each time of the day, as visitors see them. */
    list: async (more: object = {}) => {
      const query = { service_id, from: DAY, to: DAY, ...more };
      return leftOf((await callUnchecked(server, bookings.listSlots, { params, query })).body.slots);
    },
    /** The same for the seller. */
    own: async (more: object) => {
      const query = { from: DAY, to: DAY, ...more };
      return leftOf((await callUnchecked(server, appointments.listOwnSlots, { query }, seller)).body.slots);
    },
  };
}

/**
 * Vitest's `test` with one server for the file and a new seller for each test, whose service has 3 spots. It is 8:00 on a
 * Monday in New York; the store is open from 9:00 to 17:00, with a slot on every half hour.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest accepts no other first parameter
  .extend("app", { scope: "file" }, async ({}, { onCleanup }) => {
    const app = await testBookingApp();
    onCleanup(() => app.server.close());
    return app;
  })
  .extend("server", { scope: "file" }, ({ app }) => app.server)
  .extend("seller", ({ app }) => app.salon())
  .extend("studio", async ({ server, seller }) => {
    const studio = sessionCalls(server, seller);
    await studio.rules({ capacity: 3 });
    return studio;
  });
