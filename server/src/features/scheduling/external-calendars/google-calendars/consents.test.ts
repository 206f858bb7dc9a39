// Connecting Google Calendar: who may answer a consent, what is kept of it, and what is left of it afterwards.

import { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { describe, expect } from "vitest";
import { syncCalendar } from "#features/scheduling/calendar-copies/sync-calendar.ts";
import { syncDueCalendars } from "#features/scheduling/calendar-copies/sync-calendars.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { consentTo, googleTest as test } from "#test/synced-calendars.ts";
import type { TestApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";

const ACCOUNT = "grace@gmail.com";
const notAsked = expect.stringMatching(/^This wasn't started from your store/);

const connect = async (server: TestApp, seller: TestCalendar) =>
  (await call(server, googleCalendars.connect, { body: {} }, seller)).body.data.address;
const finish = (server: TestApp, seller: TestCalendar, body: { state: string; code: string }) =>
  call(server, googleCalendars.finish, { body }, seller);
const consents = (server: TestApp) => server.database.sql("SELECT * FROM calendar_consents");

let stores = 0;
const otherSeller = (server: TestApp) => {
  stores += 1;
  return testCalendar(server, `consenting-${stores}`);
};

describe("a consent", () => {
  test("asks for the least, once and provably, and comes back to the settings", async ({
    server,
    synced,
  }) => {
    const address = new URL(await connect(server, synced.seller));
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      client_id: "solodesk-tests",
      access_type: "offline",
      prompt: "consent",
      code_challenge_method: "S256",
      redirect_uri: expect.stringMatching(/\/settings\/store$/),
      scope:
        "https://www.googleapis.com/auth/calendar.calendarlist.readonly https://www.googleapis.com/auth/calendar.events",
    });
    const [row] = await consents(server);
    expect(JSON.stringify(row)).not.toContain(asked["state"]);
  });

  test("offers its calendars, is kept sealed, and is used up by adding one", async ({
    server,
    google,
    synced,
  }) => {
    const { seller } = synced;
    google.addAccount(ACCOUNT);
    google.addCalendar(ACCOUNT, "team@group.calendar.google.com", "Team", "reader");
    google.addCalendar(ACCOUNT, "third@group.calendar.google.com", "Third", "writer");
    const consent = await consentTo(server, google, seller, ACCOUNT);
    const found = await call(server, googleCalendars.discover, { params: { id: consent } }, seller);
    expect(found.body.data).toEqual([
      { address: google.addressOf(ACCOUNT), name: ACCOUNT, is_writable: true },
      { address: google.addressOf("team@group.calendar.google.com"), name: "Team", is_writable: false },
      { address: google.addressOf("third@group.calendar.google.com"), name: "Third", is_writable: true },
    ]);
    const [kept] = await consents(server);
    expect(kept?.["token"]).toEqual(expect.any(String));
    expect(JSON.stringify(kept)).not.toContain("refresh-");
    const elsewhere = await synced.add({ consent, address: "https://attacker.example.com/calendars/a" });
    expect(elsewhere.refusal.fields).toEqual({ address: "There is no calendar at the address." });
    const readOnly = { consent, address: google.addressOf("team@group.calendar.google.com") };
    expect((await synced.add(readOnly)).refusal.fields).toHaveProperty("direction");
    const added = await synced.add({ consent, address: google.addressOf(ACCOUNT) });
    expect(added.body.data).toMatchObject({ provider: "google", account: ACCOUNT, state: "syncing" });
    expect(await consents(server)).toEqual([]);
    expect(
      (await synced.add({ consent, address: google.addressOf("third@group.calendar.google.com") })).status,
    ).toBe(404);
    const [row] = await server.database.sql("SELECT * FROM calendar_sources");
    expect(JSON.stringify(row)).not.toContain("refresh-");
  });

  test("of one store is refused from another, and then still works for its own", async ({
    server,
    google,
    synced,
  }) => {
    const eve = await otherSeller(server);
    google.addAccount(ACCOUNT);
    // Eve has Ada consent for Eve's store, or brings her own account into Ada's.
    const answer = google.consent(await connect(server, synced.seller), ACCOUNT);
    const stolen = await finish(server, eve, answer);
    expect(stolen.refusal).toMatchObject({ code: "google_refused", error: notAsked });
    expect(google.asked).not.toContain("POST token");
    expect((await finish(server, synced.seller, answer)).status).toBe(200);
    const [row] = await consents(server);
    const params = { id: String(row?.["id"]) };
    expect((await call(server, googleCalendars.discover, { params }, eve)).status).toBe(404);
  });

  test("is answered once, and not with another code or later", async ({ server, google, synced }) => {
    const { seller } = synced;
    google.addAccount(ACCOUNT);
    const address = await connect(server, seller);
    const answer = google.consent(address, ACCOUNT);
    expect((await finish(server, seller, answer)).status).toBe(200);
    const again = { state: answer.state, code: google.consent(address, ACCOUNT).code };
    expect((await finish(server, seller, again)).refusal).toMatchObject({ error: notAsked });
    const made = { ...google.consent(await connect(server, seller), ACCOUNT), code: "made-up" };
    expect((await finish(server, seller, made)).refusal).toMatchObject({ code: "google_refused" });
    // A code of somebody else's visit, whose verifier is another.
    const other = google.consent(await connect(server, await otherSeller(server)), ACCOUNT).code;
    const mixed = { state: google.consent(await connect(server, seller), ACCOUNT).state, code: other };
    expect((await finish(server, seller, mixed)).refusal).toMatchObject({ code: "google_refused" });
    const late = google.consent(await connect(server, seller), ACCOUNT);
    // Not by the clock: a session does not live that long.
    await server.database.sql("UPDATE calendar_consents SET expires_at = $1", [server.clock.now()]);
    expect((await finish(server, seller, late)).refusal).toMatchObject({ error: notAsked });
  });

  test("without one of the permissions gets an error, and nothing is kept", async ({
    server,
    google,
    synced,
  }) => {
    google.addAccount(ACCOUNT);
    const address = await connect(server, synced.seller);
    const scopes = ["https://www.googleapis.com/auth/calendar.events"];
    const refused = await finish(server, synced.seller, google.consent(address, ACCOUNT, scopes));
    expect(refused.refusal.error).toMatch(/^Solodesk needs both permissions/);
    expect(await consents(server)).toEqual([]);
  });

  test.for([
    ["does not answer", { status: 503 }],
    ["answers nothing that can be read", { status: 200, text: "<h1>Hello</h1>" }],
  ] as const)(
    "while Google %s is refused as unavailable",
    async ([, instead], { server, google, synced }) => {
      google.addAccount(ACCOUNT);
      const answer = google.consent(await connect(server, synced.seller), ACCOUNT);
      google.manners.instead = () => instead;
      expect((await finish(server, synced.seller, answer)).refusal).toMatchObject({
        code: "google_unavailable",
      });
      expect(await consents(server)).toEqual([]);
    },
  );

  test("for which no calendar is chosen is given back after an hour", async ({ server, google, synced }) => {
    google.addAccount(ACCOUNT);
    await consentTo(server, google, synced.seller, ACCOUNT);
    await connect(server, synced.seller);
    expect(google.accounts.accountsIn()).toContain(ACCOUNT);
    server.clock.advance(minutes(61));
    google.manners.instead = () => ({ status: 503 });
    await syncDueCalendars(server.deps);
    expect(await consents(server)).toHaveLength(1);
    google.manners.instead = () => undefined;
    server.clock.advance(minutes(31));
    await syncDueCalendars(server.deps);
    expect(await consents(server)).toEqual([]);
    expect(google.accounts.accountsIn()).not.toContain(ACCOUNT);
  });
});

describe("a consent that is taken back", () => {
  test("stops every attempt until the seller connects again", async ({ server, google, synced }) => {
    const { seller, there, add, list, sync, book } = synced;
    await add();
    await sync();
    const [before] = await list();
    const account = before?.account ?? "";
    google.accounts.expireAccess();
    google.accounts.revokeAccount(account);
    await sync();
    const [calendar] = await list();
    expect(calendar).toMatchObject({
      state: "refused",
      error: "Google no longer accepts the permission that you gave.",
    });
    await book("2026-11-24T15:00:00Z");
    google.asked.length = 0;
    await sync();
    await sync();
    expect(google.asked).toEqual([]);
    const id = calendar?.id ?? "";
    const password = { params: { id }, body: { password: "guess" } };
    expect((await call(server, externalCalendars.edit, password, seller)).refusal.fields).toHaveProperty(
      "password",
    );
    google.addAccount("other@gmail.com");
    const body = { calendar_id: id };
    const { address } = (await call(server, googleCalendars.connect, { body }, seller)).body.data;
    expect(new URL(address).searchParams.get("login_hint")).toBe(account);
    const wrong = await finish(server, seller, google.consent(address, "other@gmail.com"));
    expect(wrong.refusal.error).toMatch(/^other@gmail.com doesn't have the calendar/);
    await consentTo(server, google, seller, account, id);
    expect((await list())[0]).toMatchObject({ id, state: "ok", error: null });
    await sync();
    expect(await there.list()).toHaveLength(1);
  });

  test("cannot be connected again by another store", async ({ server, synced }) => {
    await synced.add();
    const [calendar] = await synced.list();
    const body = { calendar_id: calendar?.id ?? "" };
    const eve = await otherSeller(server);
    expect((await call(server, googleCalendars.connect, { body }, eve)).status).toBe(404);
  });
});

describe("removing", () => {
  test("takes our events out, gives the consent back, and leaves nothing", async ({
    server,
    google,
    synced,
  }) => {
    const { add, list, sync, book, there, remove } = synced;
    await add();
    await book("2026-11-24T15:00:00Z");
    await sync();
    expect(await there.list()).toHaveLength(1);
    const account = (await list())[0]?.account ?? "";
    await remove();
    google.manners.instead = (request) => (request.url === "/revoke" ? { status: 503 } : undefined);
    await sync();
    expect(await there.list()).toEqual([]);
    // Tried again, as taking out the events would be.
    expect(await server.database.sql("SELECT id FROM calendar_sources")).toHaveLength(1);
    expect(google.accounts.accountsIn()).toContain(account);
    google.manners.instead = () => undefined;
    await sync();
    for (const table of ["calendar_sources", "calendar_objects", "calendar_copies", "calendar_consents"])
      expect(await server.database.sql(`SELECT * FROM ${table}`)).toEqual([]);
    expect(google.accounts.accountsIn()).toEqual(new Set());
    expect(google.invitations()).toBe(0);
  });

  test("is given up after three days in which Google did not answer", async ({ server, google, synced }) => {
    await synced.add();
    await synced.sync();
    await synced.remove();
    google.manners.instead = () => ({ status: 503 });
    await synced.sync();
    server.clock.advance(days(3));
    await synced.sync();
    expect(await server.database.sql("SELECT * FROM calendar_sources")).toEqual([]);
  });

  test("keeps the consent while another store uses the same account", async ({ server, google, synced }) => {
    const { seller, add, list, sync, book, there, remove } = synced;
    await add();
    await sync();
    const [own] = await list();
    const account = own?.account ?? "";
    const other = await otherSeller(server);
    const consent = await consentTo(server, google, other, account);
    const body = {
      provider: "google",
      name: "Same",
      address: there.address,
      direction: "both",
      consent,
    } as const;
    const added = await call(server, externalCalendars.add, { body }, other);
    expect(added.status).toBe(201);
    const appointment = await book("2026-11-24T15:00:00Z");
    await sync();
    await sync();
    // To the other store, the appointment is a busy time like any other.
    const [theirs] = (await call(server, externalCalendars.list, {}, other)).body.data;
    expect(theirs).toMatchObject({ state: "ok", busy: 1, conflicts: [] });
    expect((await list())[0]).toMatchObject({ busy: 0, conflicts: [] });
    await remove();
    await sync();
    expect((await there.list()).map(({ name }) => name)).not.toContain(appointment.id);
    expect(google.accounts.accountsIn()).toContain(account);
    await syncCalendar(server.deps, { storeId: other.storeId, id: added.body.data.id });
    const [still] = (await call(server, externalCalendars.list, {}, other)).body.data;
    expect(still).toMatchObject({ state: "ok", busy: 0 });
    expect(seller.storeId).not.toBe(other.storeId);
  });
});

test("a token that was copied to another store's row does not open there", async ({
  server,
  google,
  synced,
}) => {
  const { seller, add, there } = synced;
  await add();
  const eve = await otherSeller(server);
  google.addAccount("eve@gmail.com");
  const consent = await consentTo(server, google, eve, "eve@gmail.com");
  const address = google.addressOf("eve@gmail.com");
  const body = { provider: "google", name: "Eve", address, direction: "read", consent } as const;
  const { id } = (await call(server, externalCalendars.add, { body }, eve)).body.data;
  await server.database.sql(
    "UPDATE calendar_sources AS eve SET password = ada.password, address = ada.address FROM calendar_sources AS ada WHERE eve.store_id = $1 AND ada.store_id = $2",
    [eve.storeId, seller.storeId],
  );
  google.asked.length = 0;
  server.clock.advance(minutes(1));
  await syncCalendar(server.deps, { storeId: eve.storeId, id });
  expect(google.asked).toEqual([]);
  const [row] = (await call(server, externalCalendars.list, {}, eve)).body.data;
  expect(row).toMatchObject({ state: "refused" });
  expect(there.address).toContain("calendars/");
});
