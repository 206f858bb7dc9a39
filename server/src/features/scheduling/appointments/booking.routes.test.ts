// Booking on the store page: every listed slot can be booked, and no other time can.

import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { everyDay, type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { ahead, changedDays } from "#test/zone-changes.ts";
import { leastTimes } from "../../../../../scripts/least-times.mjs";
import { countOf } from "../../../../../scripts/soak-list.mjs";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
beforeAll(async () => {
  app = await testBookingApp({ slotMinutes: 60 });
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => server.close());

const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "" };
const list = (query: string, { websiteUrl, serviceId } = seller) =>
  callUnchecked(server, bookings.listSlots, {
    params: { website_url: websiteUrl },
    query: `service_id=${serviceId}${query}`,
  });
const listOwn = (query: string) => callUnchecked(server, appointments.listOwnSlots, { query }, seller);
const book = (starts_at: string, body: object = {}, { websiteUrl, serviceId } = seller) =>
  call(server, bookings.book, {
    params: { website_url: websiteUrl },
    body: { service_id: serviceId, starts_at, customer, ...body },
  });
const startsOf = (slots: { starts_at: string }[] = []) => slots.map(({ starts_at }) => starts_at);

test("a day's slots, and one of them booked by somebody without an account", async () => {
  const day = await list("&from=2026-06-02&to=2026-06-02");
  expect([day.status, day.body.timezone, day.body.slots.length]).toEqual([200, "America/New_York", 8]);
  expect(day.body.slots[0]).toEqual({
    starts_at: "2026-06-02T13:00:00.000Z",
    ends_at: "2026-06-02T13:30:00.000Z",
  });
  const booked = await book("2026-06-02T13:00:00Z", { notes: "First visit" });
  expect([booked.status, booked.body]).toMatchObject([
    201,
    {
      status: true,
      data: {
        number: "A-1001",
        status: "Pending",
        source: "store_page",
        title: "Haircut",
        notes: "First visit",
        customer,
      },
    },
  ]);
  expect(startsOf((await list("&from=2026-06-02&to=2026-06-02")).body.slots)).toEqual(
    startsOf(day.body.slots).slice(1),
  );
  const { timeline } = (await call(server, appointments.get, { params: { id: booked.body.data.id } }, seller))
    .body.data;
  expect(timeline).toMatchObject([{ event: "created", by: "customer" }]);
});

test("who comes second is told the next free times, and not who was first", async () => {
  await book("2026-06-02T19:00:00Z");
  const refused = await book("2026-06-02T19:00:00Z");
  expect([refused.status, refused.code, refused.refusal.clash]).toEqual([409, "slot_taken", undefined]);
  expect(startsOf(refused.refusal.slots)).toEqual([
    "2026-06-02T20:00:00.000Z",
    "2026-06-03T13:00:00.000Z",
    "2026-06-03T14:00:00.000Z",
  ]);
  expect(refused.text).not.toContain("Grace");
});

test("notice and horizon bind customers, not the seller", async () => {
  await server.database.sql("UPDATE stores SET notice_minutes = 150 WHERE id = $1", [seller.storeId]);
  const own = "duration_minutes=30&from=2026-06-01&to=2026-06-01";
  expect(startsOf((await list("&from=2026-06-01&to=2026-06-01")).body.slots)[0]).toBe(
    "2026-06-01T15:00:00.000Z",
  );
  expect(startsOf((await listOwn(own)).body.slots)[0]).toBe("2026-06-01T13:00:00.000Z");
  expect((await book("2026-06-01T14:00:00Z")).status).toBe(409);
  // The 90th day ahead is bookable until it ends; the 91st is not.
  expect(startsOf((await list("&from=2026-08-30&to=2026-08-31")).body.slots)).toHaveLength(8);
  expect(startsOf((await listOwn("from=2026-08-30&to=2026-08-31")).body.slots)).toHaveLength(16);
  expect((await book("2026-08-30T20:00:00Z")).status).toBe(201);
  expect((await book("2026-08-31T13:00:00Z")).status).toBe(409);
});

test.each([
  ["between two slots", "2026-06-02T13:15:00Z"],
  ["a millisecond off", "2026-06-02T13:00:00.001Z"],
  ["before the opening", "2026-06-02T12:00:00Z"],
  ["at the closing", "2026-06-02T21:00:00Z"],
  ["in the past", "2026-05-29T13:00:00Z"],
  ["ten years ahead", "2036-06-02T13:00:00Z"],
  ["in the year 0", "0000-01-01T00:00:00Z"],
  ["in the year 9999", "9999-12-31T23:59:59-14:00"],
])("a time %s is not to be had", async (_what, starts_at) => {
  const answer = await book(starts_at);
  expect([answer.status, answer.code]).toEqual([409, "slot_taken"]);
  const isTooFar = Date.parse(starts_at) > Date.parse("2026-08-31T00:00:00Z");
  expect(answer.refusal.slots).toHaveLength(isTooFar ? 0 : 3);
});

test("closed days and time off have no slots", async () => {
  const hours = { ...everyDay({ open: "09:00", close: "17:00" }), sat: [], sun: [] };
  hours.time_off = [{ from: "2026-06-03", to: "2026-06-04", reason: "Away" }];
  await server.database.sql("UPDATE stores SET hours = $2 WHERE id = $1", [seller.storeId, hours]);
  const starts = startsOf((await list("&from=2026-06-02&to=2026-06-08")).body.slots);
  expect([...new Set(starts.map((at) => at.slice(8, 10)))]).toEqual(["02", "05", "08"]);
  expect((await book("2026-06-03T13:00:00Z")).status).toBe(409);
});

test("moments bound when a slot begins, both included", async () => {
  const query = "&from=2026-06-02T09:00:00-04:00&to=2026-06-02T15:00:00Z";
  expect(startsOf((await list(query)).body.slots).map((at) => at.slice(11, 13))).toEqual(["13", "14", "15"]);
});

test.each([
  ["the end before the beginning", "&from=2026-06-03&to=2026-06-02", "to"],
  ["32 days", "&from=2026-06-01&to=2026-07-02", "to"],
  ["no day", "&from=yesterday", "from"],
  ["a time without a zone", "&from=2026-06-02T09:00:00", "from"],
  ["a day before all clocks", "&from=0001-01-01", "from"],
])("%s cannot be asked for", async (_what, query, field) => {
  const answer = await list(query);
  expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
});

test("31 days can, and without bounds it is the days to come", async () => {
  expect((await list("&from=2026-06-01&to=2026-07-01")).status).toBe(200);
  expect((await list("&from=0000-01-01T00:00:00Z&to=0000-01-02T00:00:00Z")).body.slots).toEqual([]);
  expect(startsOf((await list("")).body.slots)[0]).toBe("2026-06-01T13:00:00.000Z");
});

describe("what a stranger does not see", () => {
  test.each([
    ["an unpublished store", "UPDATE stores SET published = false WHERE id = $1"],
    ["a service that is not offered", "UPDATE services SET active = false WHERE store_id = $1"],
    ["an archived service", "UPDATE services SET archived_at = now() WHERE store_id = $1"],
  ])("%s cannot be booked", async (_what, statement) => {
    await server.database.sql(statement, [seller.storeId]);
    for (const answer of [await list(""), await book("2026-06-02T13:00:00Z")])
      expect([answer.status, answer.code]).toEqual([404, "not_found"]);
  });

  test("neither another store's service nor a store that is not there", async () => {
    const other = await testCalendar(server, `other-than-${seller.websiteUrl}`);
    for (const mixed of [
      { ...seller, serviceId: other.serviceId },
      { ...seller, websiteUrl: "nobody-here" },
    ])
      expect((await book("2026-06-02T13:00:00Z", {}, mixed)).status).toBe(404);
  });
});

test.each([
  ["a status", { status: "Confirmed" }, "status"],
  ["an end", { ends_at: "2026-06-02T20:00:00Z" }, "ends_at"],
  ["nobody", { customer: {} }, "customer.name"],
  ["a broken email", { customer: { name: "Bo", email: "<script>" } }, "customer.email"],
])("customers cannot send %s", async (_what, change, field) => {
  const answer = await book("2026-06-02T13:00:00Z", change);
  expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
});

/** One change back, one forward and one of half an hour. These come first; the soak runs all days. */
const someDays = [
  "Europe/Berlin 2026-10-25",
  "America/New_York 2027-03-14",
  "Australia/Lord_Howe 2028-04-02",
];
const isOneOfThem = (day: string[]) => (someDays.includes(day.join(" ")) ? 0 : 1);
const bookedOut = changedDays.toSorted((a, b) => isOneOfThem(a) - isOneOfThem(b)).slice(0, countOf("slots"));

test.each(bookedOut)("B5: in %s every slot listed around %s can be booked", async (timezone, day) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const always = everyDay({ open: "00:00", close: "24:00" });
  const calendar = await testCalendar(server, `zone-of-${seller.websiteUrl}`, {
    timezone,
    hours: always,
    slotMinutes: 15,
  });
  const serviceId = await calendar.addService("Call", [15, 0]);
  server.clock.set(new Date(noon - days(2)).toISOString());
  const zone = { ...calendar, serviceId };
  const listed = startsOf((await list(`&from=${day}&to=${day}`, zone)).body.slots);
  expect(listed.length).not.toBe(96);
  for (const at of listed.toReversed()) expect((await book(at, {}, zone)).status, at).toBe(201);
  expect(startsOf((await list(`&from=${day}&to=${day}`, zone)).body.slots)).toEqual([]);
  // Checked with moment-timezone, because the database may have older zone data than Node.
  const rows = await server.database.sql<{ at: string; wall: string }>(
    `SELECT extract(epoch FROM starts_at) * 1000 AS at, extract(epoch FROM starts_local) * 1000 AS wall
     FROM appointments WHERE store_id = $1`,
    [calendar.storeId],
  );
  expect(rows).toHaveLength(listed.length);
  for (const row of rows)
    expect(Number(row.wall) - Number(row.at), row.at).toBe(ahead(timezone, Number(row.at)));
});

test("a month of a full calendar is asked from the index, and answered about as soon as an empty one", async () => {
  // A year of hourly appointments: 30 minutes each, with a buffer of 15.
  await server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, 1, 'Confirmed', 'Talk', 'Bo', '', '', '', 0, 'seller', at, at + interval '30 minutes',
       'UTC', at AT TIME ZONE 'UTC', at + interval '45 minutes', $2, $2
     FROM generate_series(1, 8760) n, LATERAL (SELECT $2::timestamptz + n * interval '60 minutes' AS at) AS times`,
    [seller.storeId, server.clock.now()],
  );
  await server.database.sql("ANALYZE appointments");
  const plan = await server.database.sql(
    `EXPLAIN SELECT starts_at, busy_until FROM appointments WHERE store_id = '${seller.storeId}'
       AND status IN ('Pending', 'Confirmed') AND busy && tstzrange('2026-07-01Z', '2026-08-01Z')`,
  );
  expect(JSON.stringify(plan)).toContain("appointments_apart");
  const idle = await testCalendar(server, "idle", { slotMinutes: 60 });
  const july = (whose: TestCalendar) => () => list("&from=2026-07-01&to=2026-07-31", whose);
  expect((await july(seller)()).status).toBe(200);
  const [full = 0, empty = 0] = await leastTimes([july(seller), july(idle)]);
  expect(full / empty).toBeLessThan(5);
});

test("free times of any length are four statements: the store, the service, what the plan holds, and one for all that is busy", async () => {
  for (const query of ["&from=2026-06-02&to=2026-06-02", "&from=2026-06-01&to=2026-07-01"]) {
    const asked = vi.spyOn(pg.Pool.prototype, "query");
    await list(query);
    const texts = asked.mock.calls.map(([statement]) => JSON.stringify(statement));
    asked.mockRestore();
    expect(texts).toHaveLength(4);
    expect(texts.filter((text) => text.includes("FROM appointments"))).toHaveLength(1);
    // Prepared statements: planned once per connection, not per visitor.
    expect(texts.every((text) => text.includes('"name":'))).toBe(true);
  }
});
