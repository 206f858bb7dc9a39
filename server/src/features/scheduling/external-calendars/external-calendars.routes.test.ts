import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outsideFetch } from "#kernel/outside/outside-fetch.ts";
import { days, minutes, seconds } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";
import { listBusy } from "./list-busy.ts";
import { listSources } from "./list-sources.ts";
import { readDueSources } from "./read-due-sources.ts";
import { readSource } from "./read-source.ts";

const OUTSIDE = "127.0.0.2";
const NOW = "2026-11-21T10:00:00Z";
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:one", ...lines, "END:VEVENT"].join("\r\n");
/** 9 to 10 am in New York, the store's zone. */
const morning = calendar(event("DTSTART:20261123T140000Z", "DURATION:PT1H"));

let server: TestApp;
let seller: TestCalendar;
let other: Server;
let answer: RequestListener;
let asked: string[];
let address: string;
let stores = 0;
const real = { fetchCalendar: outsideFetch() };

beforeAll(async () => {
  server = await testApp();
  real.fetchCalendar = server.deps.fetchCalendar;
  other = createServer((request, response) => {
    asked.push(`${request.headers.accept} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => other.listen(0, OUTSIDE, resolve));
  const { port } = other.address() as AddressInfo;
  address = `http://${OUTSIDE}:${port}/home.ics`;
  server.deps.fetchCalendar = outsideFetch({
    ports: [port],
    isPublic: (ip) => ip === OUTSIDE,
    accept: "text/calendar",
    patience: 2000,
  });
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await server.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  asked = [];
  answer = (_request, response) => response.end(morning);
  await server.database.sql("DELETE FROM calendar_sources");
  stores += 1;
  seller = await testCalendar(server, `sources-${stores}`);
  await server.database.sql("UPDATE stores SET published = true WHERE id = $1", [seller.storeId]);
});

const add = (change = {}, who = seller) =>
  call(server, externalCalendars.add, { body: { provider: "ics", name: "Home", address, ...change } }, who);
const byHand = async (id: string) => {
  server.clock.advance(seconds(6));
  await readSource(server.deps, seller.id, id);
};
const slots = async (): Promise<string[]> => {
  const params = { website_url: seller.websiteUrl };
  return hours((await call(server, bookings.listSlots, { params, query: monday() })).body.slots);
};
const ownSlots = async (): Promise<string[]> =>
  hours((await call(server, appointments.listOwnSlots, { query: monday() }, seller)).body.slots);
const monday = () => ({ service_id: seller.serviceId, from: "2026-11-23", to: "2026-11-23" });
const hours = (times: { starts_at: string }[]) => times.map(({ starts_at }) => starts_at.slice(11, 16));

describe("another calendar", () => {
  test("is read when it is added, and then takes its time from everybody but the seller", async () => {
    expect((await slots())[0]).toBe("14:00");
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.body.data).toEqual({
      id: expect.any(String),
      name: "Home",
      provider: "ics",
      direction: "read",
      state: "ok",
      host: new URL(address).host,
      account: null,
      last_synced_at: "2026-11-21T10:00:00.000Z",
      error: null,
      notes: [],
      busy: 1,
      conflicts: [],
    });
    expect(asked).toEqual(["text/calendar /home.ics"]);
    // 30 minutes and a buffer of 15 do not fit before 10.
    expect((await slots())[0]).toBe("15:00");
    expect((await ownSlots())[0]).toBe("14:00");
    const busy = await call(
      server,
      externalCalendars.listBusy,
      { query: { from: "2026-11-22", to: "2026-11-24" } },
      seller,
    );
    const time = { starts_at: "2026-11-23T14:00:00.000Z", ends_at: "2026-11-23T15:00:00.000Z" };
    expect(busy.body).toEqual({ data: [{ source: "Home", ...time, stale: false }], more: false });
    expect(
      (
        await call(
          server,
          externalCalendars.listBusy,
          { query: { from: "2026-11-24", to: "2026-11-25" } },
          seller,
        )
      ).body.data,
    ).toEqual([]);
  });

  test("answers at most 2,000 times, the first of them, and of at most 62 days", async () => {
    const { id } = (await add()).body.data;
    await server.database.sql(
      `UPDATE calendar_sources SET busy = (
         SELECT range_agg(tstzrange(at, at + interval '1 minute'))
         FROM generate_series(timestamptz '2026-11-23', '2026-12-20', interval '15 minutes') AS at
       ) WHERE id = $1`,
      [id],
    );
    const { data, more } = (
      await call(
        server,
        externalCalendars.listBusy,
        { query: { from: "2026-11-24", to: "2026-12-24" } },
        seller,
      )
    ).body;
    expect([data.length, data[0]!.starts_at, more]).toEqual([2000, "2026-11-24T05:00:00.000Z", true]);
    expect(
      (
        await call(
          server,
          externalCalendars.listBusy,
          { query: { from: "2026-11-24", to: "2027-01-24" } },
          seller,
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await call(
          server,
          externalCalendars.listBusy,
          { query: { from: "2026-11-24", to: "2027-01-25" } },
          seller,
        )
      ).status,
    ).toBe(422);
  });

  test("refuses what is booked there on the store page, and warns the seller", async () => {
    await add();
    const customer = { name: "Ann", email: "ann@example.com" };
    const at = { service_id: seller.serviceId, starts_at: "2026-11-23T14:00:00Z", customer };
    const booked = await call(server, bookings.book, {
      params: { website_url: seller.websiteUrl },
      body: at,
    });
    expect([booked.status, booked.code]).toEqual([409, "slot_taken"]);
    expect(booked.refusal.slots![0]!.starts_at).toBe("2026-11-23T15:00:00.000Z");
    const create = (starts_at: string) =>
      call(server, appointments.create, { body: { ...at, starts_at } }, seller);
    const own = await create(at.starts_at);
    expect([own.status, own.body.also_busy]).toEqual([201, "Home"]);
    const later = await create("2026-11-23T17:00:00Z");
    expect([later.status, later.body.also_busy]).toEqual([201, undefined]);
    const moved = await call(
      server,
      appointments.edit,
      { params: { id: own.body.data.id }, body: { starts_at: "2026-11-23T14:30:00Z" } },
      seller,
    );
    expect(moved.body.also_busy).toBe("Home");
  });

  test("takes no time from another store", async () => {
    await add();
    seller = await testCalendar(server, `sources-${stores}-other`);
    await server.database.sql("UPDATE stores SET published = true WHERE id = $1", [seller.storeId]);
    expect((await slots())[0]).toBe("14:00");
    const starts_at = "2026-11-23T14:00:00Z";
    const payload = { service_id: seller.serviceId, starts_at, customer: { name: "Ann" } };
    const { headers } = seller;
    const made = await call(server, appointments.create, { body: payload }, { headers });
    expect([made.status, made.body.also_busy]).toEqual([201, undefined]);
  });

  test("is asked for every quarter of an hour; a failure leaves the last good copy, and after a day it is stale", async () => {
    const { id } = (await add()).body.data;
    const state = async () => {
      // Not over HTTP: a session does not live that long.
      const [found = {}]: Partial<ExternalCalendar>[] = await listSources(server.deps, seller.id);
      const { error, busy, last_synced_at } = found;
      return { error, state: found.state, busy, last_synced_at };
    };
    answer = (_request, response) => response.writeHead(500).end();
    expect(await readDueSources(server.deps)).toBe(0);
    server.clock.advance(minutes(15));
    expect(await readDueSources(server.deps)).toBe(1);
    const last_synced_at = "2026-11-21T10:00:00.000Z";
    expect(await state()).toEqual({
      error: "The address was answered with 500.",
      state: "retrying",
      busy: 1,
      last_synced_at,
    });
    expect((await slots())[0]).toBe("15:00");
    answer = (_request, response) => response.end("<html>Sign in</html>");
    server.clock.advance(days(1));
    await readDueSources(server.deps);
    expect(await state()).toEqual({
      error: "What is at the address is no calendar.",
      state: "stale",
      busy: 1,
      last_synced_at,
    });
    const range = { from: "2026-11-23", to: "2026-11-23" };
    expect((await listBusy(server.deps, seller.id, range)).data).toMatchObject([
      { source: "Home", stale: true },
    ]);
    expect((await slots())[0]).toBe("15:00");
    answer = (_request, response) => response.end(calendar());
    server.clock.advance(seconds(10));
    expect(await readSource(server.deps, seller.id, id)).toMatchObject({
      error: null,
      state: "ok",
      busy: 0,
    });
    expect((await slots())[0]).toBe("14:00");
    // A second click does not fetch again.
    const before = asked.length;
    await readSource(server.deps, seller.id, id);
    expect(asked.length).toBe(before);
  });

  test("that fails is asked half as often after each failure, at least once a day, and as often as ever once it is back", async () => {
    const { id } = (await add()).body.data;
    answer = (_request, response) => response.writeHead(500).end();
    const waits: number[] = [];
    let waited = 0;
    while (waits.length < 11) {
      server.clock.advance(minutes(5));
      waited += 5;
      // Readings by hand are always possible and do not lengthen the wait.
      if (waits.length === 3 && waited === 5) for (let n = 0; n < 9; n += 1) await byHand(id);
      if ((await readDueSources(server.deps)) === 0) continue;
      waits.push(waited);
      waited = 0;
    }
    expect(waits).toEqual([15, 25, 45, 90, 165, 325, 645, 1285, 1445, 1445, 1445]);
    answer = (_request, response) => response.end(morning);
    await byHand(id);
    server.clock.advance(minutes(15));
    expect(await readDueSources(server.deps)).toBe(1);
  });

  test("is forgotten with its times", async () => {
    const { id } = (await add()).body.data;
    const stranger = { ...seller, ...(await testCalendar(server, `stranger-${stores}`)) };
    for (const endpoint of [externalCalendars.remove, externalCalendars.read])
      expect((await call(server, endpoint, { params: { id } }, stranger)).status).toBe(404);
    expect((await call(server, externalCalendars.list, {}, stranger)).body.data).toEqual([]);
    expect((await call(server, externalCalendars.remove, { params: { id } }, seller)).status).toBe(200);
    expect((await call(server, externalCalendars.remove, { params: { id } }, seller)).status).toBe(404);
    expect((await slots())[0]).toBe("14:00");
  });

  test("is one of five at most, each address once, and none without a store", async () => {
    const refusal = async (change = {}, who = seller) => {
      const refused = await add(change, who);
      return refused.refusal.fields?.address ?? refused.code;
    };
    const webcal = await add({ address: address.replace("http:", "webcal:") });
    // Fetched over https, which this test server does not speak.
    expect(webcal.refusal.fields!.address).toMatch(/^The address cannot be reached/);
    await add();
    expect(await refusal()).toBe("You have already added this address.");
    const more = [1, 2, 3, 4, 5, 6].map((n) => add({ address: `${address}?${n}` }));
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 422, 422]);
    expect(await refusal({ address: `${address}?7` })).toBe(
      "You can add at most 5 calendars. Remove one first.",
    );
    expect(await refusal({}, { ...seller, ...(await testSeller(server)) })).toBe("store_required");
    for (const odd of ["ftp://example.com/a.ics", "file:///etc/passwd", "calendar", "javascript:alert(1)"])
      expect(await refusal({ address: odd }), odd).toBe(
        "Paste an address that begins with https:// or webcal://.",
      );
  });
});

test("a user adds and reads 60 times an hour in all, also in vain; the other calls go on", async () => {
  const limited = await testApp({ RATE_LIMIT: true });
  try {
    const [ada, grace] = [await testCalendar(limited, "ada"), await testCalendar(limited, "grace")];

    const addInside = (who = ada) =>
      call(
        limited,
        externalCalendars.add,
        { body: { provider: "ics", name: "Home", address: "http://127.0.0.1/" } },
        who,
      );
    const read = () => call(limited, externalCalendars.read, { params: { id: ada.serviceId } }, ada);
    // Not counted: its input is refused first.
    expect(
      (
        await call(
          limited,
          externalCalendars.add,
          { body: { provider: "ics", name: "Home", address: "calendar" } },
          ada,
        )
      ).status,
    ).toBe(422);
    for (let n = 0; n < 30; n += 1)
      expect([(await addInside()).status, (await read()).status]).toEqual([422, 404]);
    for (const refused of [await addInside(), await read()]) {
      expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"]);
      expect(refused.refusal.error).toBe(
        "You've refreshed your calendars too often. They update automatically every 15 minutes. Try again in 1 hour.",
      );
    }
    expect((await call(limited, externalCalendars.list, {}, ada)).status).toBe(200);
    expect((await addInside(grace)).status).toBe(422);
  } finally {
    await limited.close();
  }
});

test("F10: nothing inside is asked for, by number, by name or by a way round", async () => {
  const inside: string[] = [];
  const machine = createServer((request, response) => {
    inside.push(request.url ?? "");
    response.end(morning);
  });
  await new Promise<void>((resolve) => machine.listen(0, "127.0.0.1", resolve));
  const { port } = machine.address() as AddressInfo;
  const fetchCalendar = server.deps.fetchCalendar;
  const ports = [port, Number(new URL(address).port)];
  const isPublic = (ip: string) => ip === OUTSIDE;
  let asks = 0;
  const resolve = async () => [(asks += 1) > 1 ? "127.0.0.1" : OUTSIDE];
  answer = (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
  const tried = async (wanted: string, fetch: typeof fetchCalendar) => {
    server.deps.fetchCalendar = fetch;
    return (await add({ address: wanted })).refusal.fields!.address;
  };
  const NOT_PUBLIC = "The address is not on the public internet.";
  const guarded = outsideFetch({ ports, isPublic });
  expect(await tried(`http://127.0.0.1:${port}/`, guarded)).toBe(NOT_PUBLIC);
  expect(await tried(`http://localhost:${port}/`, guarded)).toBe(NOT_PUBLIC);
  expect(await tried("http://169.254.169.254/latest/", real.fetchCalendar)).toBe(NOT_PUBLIC);
  expect(await tried(address, guarded)).toBe(NOT_PUBLIC);
  // A name that resolves to another address by the time it is used.
  const rebinding = outsideFetch({ ports, isPublic, resolve });
  expect(await tried(`http://home.test:${port}/`, rebinding)).not.toBe(undefined);
  server.deps.fetchCalendar = fetchCalendar;
  machine.close();
  expect(inside).toEqual([]);
});

test("a calendar that is too large or too slow is refused", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-length": 20_000_000 }).end();
  expect((await add()).refusal.fields!.address).toBe("The address is larger than 10 MB.");
  answer = (_request, response) => void response.write("BEGIN");
  expect((await add()).refusal.fields!.address).toBe("The address did not arrive within 2 seconds.");
});
