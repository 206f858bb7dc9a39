// A store whose seller has a calendar at a real CalDAV server, empty at the start of each test.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { test as base } from "vitest";
import { syncDueCalendars } from "#features/scheduling/calendar-copies/sync-calendars.ts";
import { openCaldav } from "#gateways/caldav/open-caldav.ts";
import { askOutside } from "#kernel/outside/outside-fetch.ts";
import { seconds } from "#kernel/time/clock.ts";
import { call } from "./call.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { testCalendar } from "./test-calendar.ts";
import { radicaleUser, type TestRadicale, testRadicale } from "./test-radicale.ts";

const NOW = "2026-11-21T10:00:00Z";

/** Calendars are named by letters. */
const nameOf = (nth: number): string => [...String(nth)].map((digit) => "abcdefghij"[Number(digit)]).join("");

async function syncedCalendar(server: TestApp, radicale: TestRadicale, nth: number) {
  server.clock.set(NOW);
  await server.database.sql("DELETE FROM calendar_sources");
  const seller = await testCalendar(server, `synced-${nth}`);
  await server.database.sql("UPDATE stores SET published = true WHERE id = $1", [seller.storeId]);
  const place = await radicale.addCalendar(`Work ${nameOf(nth)}`);
  return {
    seller,
    /** The address of the calendar. */
    place,
    add: (change: object = {}) =>
      call(
        server,
        externalCalendars.add,
        {
          body: {
            provider: "caldav",
            name: "Work",
            address: place,
            direction: "both",
            ...radicaleUser,
            ...change,
          },
        },
        seller,
      ),
    list: async () => (await call(server, externalCalendars.list, {}, seller)).body.data,
    /** The next run of the job, after what has been changed. Not minutes later: sessions end. */
    sync: async () => {
      server.clock.advance(seconds(10));
      await server.database.sql("UPDATE calendar_sources SET tried_at = 'epoch'");
      await syncDueCalendars(server.deps);
    },
    /** Half an hour at that time. */
    book: async (startsAt: string) => {
      const customer = { name: "Grace Hopper", email: "grace@example.com" };
      const what = { service_id: seller.serviceId, starts_at: startsAt, status: "Confirmed" as const };
      return (await call(server, appointments.create, { body: { ...what, customer } }, seller)).body.data;
    },
    edit: (id: string, body: { starts_at?: string; status?: "Cancelled" }) =>
      call(server, appointments.edit, { params: { id }, body }, seller),
    /** Starts of the free times on Monday the 23rd, as visitors see them. */
    slots: async () => {
      const query = { service_id: seller.serviceId, from: "2026-11-23", to: "2026-11-23" };
      const params = { website_url: seller.websiteUrl };
      const { body } = await call(server, bookings.listSlots, { params, query });
      return body.slots.map(({ starts_at }) => starts_at.slice(11, 16));
    },
    resolve: async (entryId: string, keep: "calendar" | "solodesk") => {
      const [calendar] = (await call(server, externalCalendars.list, {}, seller)).body.data;
      const params = { id: calendar?.id ?? "", entry_id: entryId };
      return call(server, calendarCopies.resolve, { params, body: { keep } }, seller);
    },
    hrefOf: (name: string) => new URL(`${name}.ics`, place).pathname,
    /** What is in the calendar, by path. */
    files: () => radicale.list(place),
    fileOf: async (name: string) => (await radicale.list(place)).get(new URL(`${name}.ics`, place).pathname),
  };
}

let nth = 0;

export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest accepts no other first parameter
  .extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await testApp();
    onCleanup(() => server.close());
    return server;
  })
  .extend("radicale", { scope: "file" }, async ({ server }, { onCleanup }) => {
    const radicale = await testRadicale();
    onCleanup(() => radicale.close());
    const trusted = new Set([new URL(radicale.server).origin]);
    server.deps.caldav = openCaldav(askOutside({ trusted, isHttpsOnly: true }));
    return radicale;
  })
  .extend("synced", async ({ server, radicale }) => {
    nth += 1;
    return syncedCalendar(server, radicale, nth);
  });
