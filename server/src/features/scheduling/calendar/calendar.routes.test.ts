import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { everyDay, type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestCalendar;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-10-20T12:00:00Z");
  seller = await testCalendar(server, "salon");
});
afterAll(() => server.close());

const customer = { name: "Grace Hopper" };
const read = (query: string, as = seller) => callUnchecked(server, calendar.list, { query }, as);
const book = async (starts_at: string, more: object = { service_id: seller.serviceId }, who = seller) => {
  const payload = { customer, starts_at, ...more };
  const { headers } = who;
  return (await call(server, appointments.create, { body: payload }, { headers })).body.data;
};

test("what touches the days is there, with the time kept free after it; what does not is not", async () => {
  // In New York, 3 November ends at 5:00 UTC on the 4th.
  const late = await book("2026-11-04T04:30:00Z", { title: "Night", ends_at: "2026-11-04T07:00:00Z" });
  const noon = await book("2026-11-03T17:00:00Z");
  await book("2026-11-05T05:00:00Z");
  await book("2026-11-03T04:00:00Z", { title: "Over", ends_at: "2026-11-03T05:00:00Z" });
  const [first, second] = [
    await read("from=2026-11-03&to=2026-11-03"),
    await read("from=2026-11-04&to=2026-11-04"),
  ];
  expect(first.body).toEqual({
    data: [
      {
        id: noon.id,
        number: noon.number,
        version: 1,
        status: "Pending",
        title: "Haircut",
        customer: "Grace Hopper",
        starts_at: "2026-11-03T17:00:00.000Z",
        ends_at: "2026-11-03T17:30:00.000Z",
        busy_from: "2026-11-03T17:00:00.000Z",
        busy_until: "2026-11-03T17:45:00.000Z",
        seats: 1,
        capacity: 1,
      },
      expect.objectContaining({ id: late.id, busy_until: late.ends_at }),
    ],
    open: [{ starts_at: "2026-11-03T14:00:00.000Z", ends_at: "2026-11-03T22:00:00.000Z" }],
    more: false,
  });
  expect(second.body.data.map(({ id }) => id)).toEqual([late.id]);
});

test("a time that a visitor holds is no appointment", async () => {
  await server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, held_until, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 0, 1, 'Held', 'Haircut', '', '', '', '', 0, 'store_page', $2, $3, 'America/New_York',
       '2026-11-12 12:00', $3, $3, $2, $2)`,
    [seller.storeId, "2026-11-12T17:00:00Z", "2026-11-12T18:00:00Z"],
  );
  expect((await read("from=2026-11-12&to=2026-11-12")).body.data).toEqual([]);
});

test("opening times follow the wall of the store over a change of clocks, and time off is none", async () => {
  const week = everyDay({ open: "09:00", close: "17:00" });
  const hours = { ...week, time_off: [{ from: "2026-11-02", to: "2026-11-02", reason: "" }] };
  const other = await testCalendar(server, "barber", { hours });
  const { open } = (await read("from=2026-10-31&to=2026-11-03", other)).body;
  expect(open.map(({ starts_at }) => starts_at)).toEqual([
    "2026-10-31T13:00:00.000Z",
    "2026-11-01T14:00:00.000Z",
    "2026-11-03T14:00:00.000Z",
  ]);
});

test("a calendar is its own seller's, empty without a store, and held by two months and 2,000 appointments", async () => {
  const stranger = { ...seller, ...(await testSeller(server)) };
  expect((await read("from=2026-11-01&to=2026-11-30", stranger)).body).toEqual({
    data: [],
    open: [],
    more: false,
  });
  expect((await read("from=2026-11-01&to=2027-01-01")).status).toBe(200);
  for (const query of [
    "from=2026-11-01&to=2027-01-02",
    "from=2026-11-02&to=2026-11-01",
    "from=2026-11-01",
    "to=x",
  ])
    expect([query, (await read(query)).status]).toEqual([query, 422]);

  const full = await testCalendar(server, "busy");
  await server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, 1, 'Pending', 'Haircut', 'Grace', '', '', '', 0, 'seller', at, at + interval '1 minute',
       'UTC', at AT TIME ZONE 'UTC', at + interval '1 minute', at, at
     FROM generate_series(1, 2001) n, LATERAL (SELECT timestamptz '2026-11-10T00:00Z' + n * interval '10 minutes' AS at) t`,
    [full.storeId],
  );
  const { data, more } = (await read("from=2026-11-09&to=2026-12-10", full)).body;
  expect([data.length, more]).toEqual([2000, true]);
});
