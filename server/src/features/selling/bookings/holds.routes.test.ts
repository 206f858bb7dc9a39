// A time that is held for a visitor who is still typing: nobody else gets it or sees it, and it expires.

import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { everyDay, type TestCalendar, testCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
const random = seededRandom();
beforeAll(async () => {
  app = await testBookingApp({ slotMinutes: 60 });
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => server.close());

const NINE = "2026-06-02T13:00:00.000Z";
const TEN = "2026-06-02T14:00:00.000Z";
const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "" };

type Answer = Awaited<ReturnType<typeof hold | typeof book>>;
const hold = (starts_at: string, body: object = {}) =>
  call(server, bookings.hold, {
    params: { website_url: seller.websiteUrl },
    body: { service_id: seller.serviceId, starts_at, ...body },
  });
const book = (starts_at: string, body: object = {}) =>
  call(server, bookings.book, {
    params: { website_url: seller.websiteUrl },
    body: { service_id: seller.serviceId, starts_at, customer, ...body },
  });

const create = (starts_at: string) =>
  call(server, appointments.create, { body: { title: "Talk", customer, starts_at } }, seller);
const freeStarts = async (own: { hold?: string } = {}) => {
  const { slots } = (
    await call(server, bookings.listSlots, {
      params: { website_url: seller.websiteUrl },
      query: { service_id: seller.serviceId, from: "2026-06-02", to: "2026-06-02", ...own },
    })
  ).body;
  return slots.map((slot) => slot.starts_at);
};
const rows = () =>
  server.database.sql<{ id: string; number: number; status: string }>(
    "SELECT id, number, status FROM appointments WHERE store_id = $1 ORDER BY starts_at",
    [seller.storeId],
  );
const tally = (answers: Answer[]) => {
  const kinds = answers.map((answer) => `${answer.status} ${answer.code ?? ""}`.trim());
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
};

test("what is held is booked as the very row that was held, with the number it would have had anyway", async () => {
  const held = await hold(NINE);
  expect([held.status, held.body]).toEqual([
    201,
    {
      hold: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: "2026-06-01T12:05:00.000Z",
      expires_in: 300,
    },
  ]);
  expect(await freeStarts()).not.toContain(NINE);
  expect(await freeStarts({ hold: held.body.hold })).toContain(NINE);
  for (const other of [await hold(NINE), await book(NINE)]) {
    expect([other.status, other.code]).toEqual([409, "slot_taken"]);
    expect(other.refusal.slots![0]!.starts_at).toBe(TEN);
  }
  const refused = await create(NINE);
  expect([refused.status, refused.refusal.clash]).toEqual([409, undefined]);
  expect(refused.refusal.error).toMatch(/booking this time right now/);

  const [before] = await rows();
  const first = await book(TEN);
  const booked = await book(NINE, { hold: held.body.hold });
  expect([first.body.data.number, booked.body.data.number]).toEqual(["A-1001", "A-1002"]);
  expect(booked.body.data).toMatchObject({ id: before!.id, status: "Pending", version: 1, customer });
  expect((await rows()).map(({ status }) => status)).toEqual(["Pending", "Pending"]);
  const { timeline } = (await call(server, appointments.get, { params: { id: before!.id } }, seller)).body
    .data;
  expect(timeline).toMatchObject([{ event: "created", by: "customer" }]);
});

test("B1: 200 hold one time at once: one has it, 199 are told", async () => {
  const answers = await concurrently(
    random,
    times(200, () => hold(NINE)),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 199 });
  expect(await rows()).toHaveLength(1);
});

test("holds and bookings of one time at once: whoever is first has it, and a hold is booked by its holder alone", async () => {
  for (let round = 1; round <= 10; round += 1) {
    const at = new Date(Date.parse(NINE) + days(round)).toISOString();
    const answers = await concurrently<Answer>(random, [
      ...times(5, () => hold(at)),
      ...times(5, () => book(at)),
    ]);
    expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 9 });
    const won = answers.find(({ status }) => status === 201)?.body;
    if (!won || !("hold" in won)) continue;
    const token = won.hold;
    const wishes = [() => book(at, { hold: token }), ...times(5, () => book(at))];
    const [holder, ...others] = await concurrently(random, wishes);
    expect([holder?.status, tally(others)]).toEqual([201, { "409 slot_taken": 5 }]);
  }
});

test("one hold booked many times at once is one booking", async () => {
  const { hold: token } = (await hold(NINE)).body;
  const answers = await concurrently(
    random,
    times(20, () => book(NINE, { hold: token })),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 19 });
  expect(await rows()).toMatchObject([{ number: 1001, status: "Pending" }]);
});

test("when its minutes are over it is in nobody's way, and its holder may still book what nobody took", async () => {
  const early = (await hold(NINE)).body.hold;
  const late = (await hold(TEN)).body.hold;
  server.clock.advance(minutes(5) - 1);
  expect((await book(NINE)).status).toBe(409);
  server.clock.advance(1);
  expect(await freeStarts()).toEqual(expect.arrayContaining([NINE, TEN]));
  expect((await create(NINE)).status).toBe(201);
  expect((await book(NINE, { hold: early })).status).toBe(409);
  expect((await book(TEN, { hold: late })).body.data).toMatchObject({
    number: "A-1002",
    status: "Pending",
  });
  expect(await rows()).toHaveLength(2);
});

test("another time moves it, and it can be given back, also twice and by nobody else", async () => {
  const { hold: token } = (await hold(NINE)).body;
  server.clock.advance(minutes(4));
  expect((await hold(TEN, { hold: token })).body).toMatchObject({ hold: token, expires_in: 300 });
  expect(await freeStarts()).toContain(NINE);
  expect(await rows()).toHaveLength(1);
  // The hold stays where it is if the other time is taken.
  await book(NINE);
  expect((await hold(NINE, { hold: token })).status).toBe(409);
  expect(await freeStarts()).not.toContain(TEN);

  const forged = token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA");
  for (const wrong of [forged, "nonsense"])
    await call(server, bookings.release, { params: { website_url: seller.websiteUrl, hold: wrong } });
  expect(await freeStarts()).not.toContain(TEN);
  for (let again = 0; again < 2; again += 1)
    expect(
      (await call(server, bookings.release, { params: { website_url: seller.websiteUrl, hold: token } }))
        .status,
    ).toBe(204);
  expect(await freeStarts()).toContain(TEN);
  // Once it is a booking it is no longer a hold.
  const kept = (await hold(TEN)).body.hold;
  await book(TEN, { hold: kept });
  await call(server, bookings.release, { params: { website_url: seller.websiteUrl, hold: kept } });
  expect(await freeStarts()).not.toContain(TEN);
});

test("a time that is held stays promised, though the store's notice has passed it by; a closed store promises nothing", async () => {
  await server.database.sql("UPDATE stores SET notice_minutes = 60 WHERE id = $1", [seller.storeId]);
  server.clock.set("2026-06-02T12:00:00Z");
  const { hold: token } = (await hold(NINE)).body;
  server.clock.advance(minutes(3));
  expect((await book(NINE)).status).toBe(409);
  expect((await book(NINE, { hold: token })).status).toBe(201);
  await server.database.sql("UPDATE stores SET notice_minutes = 0 WHERE id = $1", [seller.storeId]);
  server.clock.set("2026-06-02T13:58:00Z");
  const missed = (await hold(TEN)).body.hold;
  server.clock.advance(minutes(3));
  expect((await book(TEN, { hold: missed })).status).toBe(409);
  const later = (await hold("2026-06-02T16:00:00Z")).body.hold;
  await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [seller.storeId]);
  expect((await book("2026-06-02T16:00:00Z", { hold: later })).status).toBe(404);
});

test("a service that takes longer than what was held is no longer promised past the closing", async () => {
  const last = "2026-06-02T20:00:00.000Z";
  const held = (await hold(last)).body.hold;
  await server.database.sql("UPDATE services SET duration_minutes = 90 WHERE id = $1", [seller.serviceId]);
  const refused = await book(last, { hold: held });
  expect([refused.status, refused.code]).toEqual([409, "slot_taken"]);
  await server.database.sql("UPDATE services SET duration_minutes = 15 WHERE id = $1", [seller.serviceId]);
  expect((await book(last, { hold: held })).status).toBe(201);
});

test("a hold opens nothing in another store, and stays what it was", async () => {
  const { hold: held } = (await hold(NINE)).body;
  const [before, first] = [await rows(), seller];
  seller = await app.salon();
  expect((await hold(TEN, { hold: held })).status).toBe(201);
  expect((await book(NINE, { hold: held })).status).toBe(201);
  expect((await rows()).map(({ status }) => status)).toEqual(["Pending", "Held"]);
  seller = first;
  expect(await rows()).toEqual(before);
  expect(await freeStarts()).not.toContain(NINE);
});

test("no list, count, search or link of the seller's shows a hold", async () => {
  await hold(NINE);
  const [held] = await rows();
  const list = (await call(server, appointments.list, { query: { status: "All", q: "Haircut" } }, seller))
    .body;
  expect([list.data, list.pagination.total, Object.values(list.counts)]).toEqual([[], 0, [0, 0, 0, 0, 0]]);
  expect((await call(server, dashboard.get, {}, seller)).body.counts.appointments_pending).toBe(0);
  expect(
    (await call(server, calendar.list, { query: { from: "2026-06-01", to: "2026-06-05" } }, seller)).body
      .data,
  ).toEqual([]);
  expect((await call(server, customers.list, { query: { q: "" } }, seller)).body.data).toEqual([]);
  expect((await call(server, appointments.export, { query: { status: "All" } }, seller)).text).not.toContain(
    "Haircut",
  );
  expect((await call(server, appointments.get, { params: { id: held!.id } }, seller)).status).toBe(404);
  const patch = { status: "Cancelled" };
  const changed = await callUnchecked(
    server,
    appointments.edit,
    { params: { id: held!.id }, body: patch },
    seller,
  );
  expect(changed.status).toBe(404);
});

test("only listed times are held, at most 20 at once in a store and 30 an hour by one network", async () => {
  for (const at of ["2026-06-02T13:15:00Z", "2026-05-30T13:00:00Z"])
    expect((await hold(at)).code).toBe("slot_taken");
  await server.database.sql("UPDATE stores SET slot_minutes = 45 WHERE id = $1", [seller.storeId]);
  const from = Date.parse(NINE);
  const at = (n: number) => new Date(from + days(Math.floor(n / 10)) + minutes(45 * (n % 10))).toISOString();
  for (let n = 0; n < 20; n += 1) expect((await hold(at(n))).status).toBe(201);
  const refused = await hold(at(20));
  expect([refused.status, refused.code, refused.headers["retry-after"]]).toEqual([429, "rate_limited", "60"]);
  expect((await book(at(20))).status).toBe(201);
  server.clock.advance(minutes(5));
  expect((await hold(at(0))).status).toBe(201);

  const limited = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  try {
    limited.clock.set("2026-06-01T12:00:00Z");
    const { websiteUrl, serviceId } = await testCalendar(limited, "salon", { slotMinutes: 60 });
    const ask = (address: string) =>
      call(
        limited,
        bookings.hold,
        { params: { website_url: websiteUrl }, body: { service_id: serviceId, starts_at: NINE } },
        { headers: { "x-forwarded-for": address } },
      );
    for (let n = 0; n < 30; n += 1) expect((await ask("192.0.2.1")).status).not.toBe(429);
    expect((await ask("192.0.2.1")).status).toBe(429);
    expect((await ask("192.0.2.2")).status).toBe(409);
  } finally {
    await limited.close();
  }
});

test("a hold that is booked is in the way of a second booking with it, and that is not offered the same time", async () => {
  const { hold: token } = (await hold(NINE)).body;
  expect((await book(NINE, { hold: token })).status).toBe(201);
  expect(await freeStarts({ hold: token })).not.toContain(NINE);
  for (const again of [await book(NINE, { hold: token }), await hold(NINE, { hold: token })]) {
    expect([again.status, again.code]).toEqual([409, "slot_taken"]);
    expect(again.refusal.slots![0]!.starts_at).toBe(TEN);
  }
});

test("an answer that is kept to be given again tells nobody who reads the database what it opens", async () => {
  const headers = { "idempotency-key": "once" };
  const body = { service_id: seller.serviceId, starts_at: NINE };
  const held = () =>
    call(server, bookings.hold, { params: { website_url: seller.websiteUrl }, body }, { headers });
  const { hold: token } = (await held()).body;
  const booked = () =>
    call(
      server,
      bookings.book,
      { params: { website_url: seller.websiteUrl }, body: { ...body, customer, hold: token } },
      { headers },
    );
  const first = await booked();
  const kept = JSON.stringify(await server.database.sql("SELECT * FROM idempotency_keys"));
  for (const secret of [token, first.body.manage.split("/").at(-1)]) expect(kept).not.toContain(secret);
  const again = [await held(), await booked()];
  expect(again.map((answer) => answer.headers["idempotent-replayed"])).toEqual(["true", "true"]);
  expect(again.map((answer) => answer.body)).toEqual([expect.objectContaining({ hold: token }), first.body]);
});

test("a time that is held while the clocks go back is booked as the same moment, of two with the same name", async () => {
  seller = await testCalendar(server, "night-owl", {
    hours: everyDay({ open: "00:00", close: "24:00" }),
    slotMinutes: 30,
  });
  // 1:57 in New York; three minutes later it is 1:00 again.
  server.clock.set("2026-11-01T05:57:00Z");
  await server.database.sql("UPDATE stores SET notice_minutes = 0 WHERE id = $1", [seller.storeId]);
  const second = "2026-11-01T06:30:00.000Z";
  const held = await hold(second);
  expect([held.status, held.body.expires_in]).toEqual([201, 300]);
  server.clock.set("2026-11-01T06:01:00Z");
  expect((await hold(second)).status).toBe(409);
  const booked = await book(second, { hold: held.body.hold });
  expect([booked.status, booked.body.data.starts_at]).toEqual([201, second]);
  const [row] = await server.database.sql<{ local: string }>(
    "SELECT starts_local::text AS local FROM appointments WHERE store_id = $1",
    [seller.storeId],
  );
  expect(row?.local).toBe("2026-11-01 01:30:00");
});
