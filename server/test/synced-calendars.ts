// A store whose seller has an empty calendar at a provider, anew for each test: at a real CalDAV server, or at a Google in
// memory.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { test as base } from "vitest";
import { syncDueCalendars } from "#features/scheduling/calendar-copies/sync-calendars.ts";
import { openCaldav } from "#gateways/caldav/open-caldav.ts";
import { askOutside } from "#kernel/outside/outside-fetch.ts";
import { seconds } from "#kernel/time/clock.ts";
import { call } from "./call.ts";
import { googleClient } from "./google-accounts.ts";
import { type StrangeGoogle, strangeGoogle } from "./strange-google.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { type TestCalendar, testCalendar } from "./test-calendar.ts";
import { radicaleUser, type TestRadicale, testRadicale } from "./test-radicale.ts";
import { googleCalendarOf, radicaleCalendar, type TheirCalendar } from "./their-calendar.ts";

const NOW = "2026-11-21T10:00:00Z";

/** Calendars are named by letters. */
const nameOf = (nth: number): string => [...String(nth)].map((digit) => "abcdefghij"[Number(digit)]).join("");

/** What a seller does to connect Google, up to the choice of a calendar. Returns the consent. */
export async function consentTo(
  server: TestApp,
  google: StrangeGoogle,
  seller: TestCalendar,
  account: string,
  calendarId?: string,
): Promise<string> {
  const body = calendarId === undefined ? {} : { calendar_id: calendarId };
  const { address } = (await call(server, googleCalendars.connect, { body }, seller)).body.data;
  const answer = google.consent(address, account);
  const finished = await call(server, googleCalendars.finish, { body: answer }, seller);
  return finished.body.data.consent ?? "";
}

interface Somewhere {
  there: TheirCalendar;
  /** What else adding it takes. */
  login: () => Promise<object>;
}

async function syncedCalendar(
  server: TestApp,
  seller: TestCalendar,
  provider: "caldav" | "google",
  { there, login }: Somewhere,
) {
  await server.database.sql("UPDATE stores SET published = true WHERE id = $1", [seller.storeId]);
  const usual = { provider, name: "Work", address: there.address, direction: "both" };
  return {
    seller,
    there,
    add: async (change: object = {}) =>
      call(
        server,
        externalCalendars.add,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests also send what the contract refuses
        { body: { ...usual, ...("consent" in change ? {} : await login()), ...change } as never },
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
    remove: async () => {
      const [calendar] = (await call(server, externalCalendars.list, {}, seller)).body.data;
      return call(server, externalCalendars.remove, { params: { id: calendar?.id ?? "" } }, seller);
    },
    /** Names of the events that are there. */
    names: async () => (await there.list()).map(({ name }) => name),
    find: async (name: string) => (await there.list()).find((one) => one.name === name),
  };
}

let nth = 0;

async function newSeller(server: TestApp): Promise<TestCalendar> {
  nth += 1;
  server.clock.set(NOW);
  await server.database.sql("DELETE FROM calendar_sources");
  return testCalendar(server, `synced-${nth}`);
}

async function atRadicale(radicale: TestRadicale): Promise<Somewhere> {
  const place = await radicale.addCalendar(`Work ${nameOf(nth)}`);
  return { there: radicaleCalendar(radicale, place), login: async () => radicaleUser };
}

function atGoogle(server: TestApp, google: StrangeGoogle, seller: TestCalendar): Somewhere {
  const account = `ada.${nth}@gmail.com`;
  google.addAccount(account);
  return {
    there: googleCalendarOf(google, account),
    login: async () => ({ consent: await consentTo(server, google, seller, account) }),
  };
}

const servers = base
  // oxlint-disable-next-line no-empty-pattern -- vitest accepts no other first parameter
  .extend("google", { scope: "file" }, async ({}, { onCleanup }) => {
    const google = await strangeGoogle();
    onCleanup(() => google.close());
    return google;
  })
  .extend("server", { scope: "file" }, async ({ google }, { onCleanup }) => {
    const server = await testApp({
      GOOGLE_CALENDAR: true,
      GOOGLE_CALENDAR_SERVER: google.origin,
      GOOGLE_CLIENT_ID: googleClient.id,
      GOOGLE_CLIENT_SECRET: googleClient.secret,
    });
    onCleanup(() => server.close());
    return server;
  })
  .extend("radicale", { scope: "file" }, async ({ server }, { onCleanup }) => {
    const radicale = await testRadicale();
    onCleanup(() => radicale.close());
    const trusted = new Set([new URL(radicale.server).origin]);
    server.deps.caldav = openCaldav(askOutside({ trusted, isHttpsOnly: true }));
    return radicale;
  });

export const caldavTest = servers.extend("synced", async ({ server, radicale }) => {
  const seller = await newSeller(server);
  return syncedCalendar(server, seller, "caldav", await atRadicale(radicale));
});

export const googleTest = servers.extend("synced", async ({ server, google }) => {
  google.reset();
  await server.database.sql("DELETE FROM calendar_consents");
  const seller = await newSeller(server);
  return syncedCalendar(server, seller, "google", atGoogle(server, google, seller));
});
