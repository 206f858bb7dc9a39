import { randomUUID } from "node:crypto";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { DAY, type FullDay, fullDay, NINE } from "#test/test-waitlist.ts";
import { offerTimes } from "./offer-times.ts";

let server: TestApp;
let salon: FullDay;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  made += 1;
  salon = await fullDay(server, `salon-${made}`);
});
afterAll(() => server.close());

const mailsTo = (name: string) =>
  server.database.sql<{ kind: string; subject: string; text: string }>(
    "SELECT kind, subject, text FROM mails WHERE store_id = $1 AND recipient = $2 ORDER BY created_at, id",
    [salon.storeId, `${name.toLowerCase()}@example.com`],
  );
const kindsTo = async (name: string) => (await mailsTo(name)).map(({ kind }) => kind);

test("a place in the list keeps the language that was read, and so does the booking it becomes", async () => {
  await call(server, store.edit, { body: { languages: ["en", "de"] } }, salon);
  await salon.join("Ann", {}, { headers: { "accept-language": "de-CH" } });
  await salon.join("Bob", {}, { headers: { "accept-language": "fr" } });
  await salon.cancel(salon.taken);
  await offerTimes(server.deps);
  await salon.book("Ann");
  const rows = await server.database.sql<{ what: string }>(
    `SELECT customer_name || ' ' || language AS what FROM waitlist WHERE store_id = $1
     UNION ALL SELECT status || ' ' || language FROM appointments WHERE store_id = $1`,
    [salon.storeId],
  );
  expect(rows.map(({ what }) => what).toSorted()).toEqual(["Ann de", "Bob en", "Cancelled en", "Pending de"]);
});

test("a full day takes a name, and asked twice it is one place, one letter and one answer", async () => {
  const key = { headers: { "idempotency-key": randomUUID() } };
  const first = await salon.join("Ann", { notes: "Any time" }, key);
  expect([first.status, first.body]).toEqual([
    201,
    { status: true, message: "You're on the waitlist", data: { day: DAY, service: "Haircut" } },
  ]);
  expect((await salon.join("Ann", { notes: "Any time" }, key)).text).toBe(first.text);
  const again = await salon.join("Ann", { customer: { name: "Anna", email: "ANN@example.com" } });
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(await salon.states()).toEqual(["Ann waiting"]);
  expect(await kindsTo("Ann")).toEqual(["waitlist_joined"]);
  expect((await mailsTo("Ann"))[0]?.subject).toBe("On the waitlist: Haircut, Tuesday, June 2, 2026");
  expect(await salon.look("Ann")).toEqual({
    status: "waiting",
    day: DAY,
    service: "Haircut",
    service_id: salon.serviceId,
    location: "in_person",
    price: { amount: 4500, currency: "USD" },
    seats: 1,
    customer: { name: "Ann" },
    offer: null,
    expires_in: 0,
    book_at: null,
    manage: null,
    confirmed: false,
  });
});

test("slots name the days one can wait for, on the store's calendar, whichever part of them is asked for", async () => {
  const daysIn = async (range: string) => {
    const { slots, full_days } = (
      await callUnchecked(server, bookings.listSlots, {
        params: { website_url: salon.websiteUrl },
        query: `service_id=${salon.serviceId}&${range}`,
      })
    ).body;
    return [slots.length, full_days];
  };
  const tuesday = { day: DAY, starts_at: NINE };
  expect(await daysIn("from=2026-06-01&to=2026-06-04")).toEqual([3, [tuesday]]);
  expect(await daysIn("from=2026-06-02T12:00:00Z&to=2026-06-02T13:00:00Z")).toEqual([0, [tuesday]]);
  expect(await daysIn("from=2026-06-02T14:00:00Z&to=2026-06-02T20:00:00Z")).toEqual([0, []]);
  // A day is not full merely because only a part of it was asked for.
  const wide = await fullDay(server, `wide-${made}`, ["09:00", "12:00"]);
  expect(
    (
      await call(server, bookings.listSlots, {
        params: { website_url: wide.websiteUrl },
        query: { service_id: wide.serviceId, from: "2026-06-02T13:00:00Z", to: "2026-06-02T13:30:00Z" },
      })
    ).body,
  ).toMatchObject({ slots: [], full_days: [] });
});

test("a day that is not full answers its free times, and one on which nothing can be booked is said", async () => {
  const free = await salon.join("Ann", { day: "2026-06-03" });
  expect([free.status, free.code]).toEqual([409, "day_not_full"]);
  expect(free.refusal.slots).toEqual([
    { starts_at: "2026-06-03T13:00:00.000Z", ends_at: "2026-06-03T13:30:00.000Z" },
  ]);
  await server.database.sql(
    `UPDATE stores SET hours = jsonb_set(hours, '{time_off}', '[{"from":"2026-06-10","to":"2026-06-11","reason":""}]')
     WHERE id = $1`,
    [salon.storeId],
  );
  for (const day of ["2026-05-31", "2026-06-10", "2027-06-02", "2999-12-31"]) {
    const closed = await salon.join("Ann", { day });
    expect([day, closed.status, closed.code]).toEqual([day, 409, "day_closed"]);
  }
  // The waitlist for today closes once the last time of this service has begun.
  server.clock.set("2026-06-02T13:00:00Z");
  expect((await salon.join("Ann")).code).toBe("day_closed");
  expect(await salon.states()).toEqual([]);
});

test("malformed wishes are refused field by field, and what is nobody's is not found", async () => {
  const without = await salon.join("Ann", { customer: { name: " ", email: "" }, day: "2026-02-30" });
  expect(without.status).toBe(422);
  expect(Object.keys(without.refusal.fields!)).toEqual(["day", "customer.name", "customer.email"]);
  expect((await salon.join("Ann", { timezone: "+02:00" })).status).toBe(422);
  const other = await fullDay(server, `other-${made}`);
  expect((await salon.join("Ann", { service_id: other.serviceId })).status).toBe(404);
  const params = { website_url: salon.websiteUrl, code: "x".repeat(43) };
  for (const endpoint of [waitlist.get, waitlist.book])
    expect((await call(server, endpoint, { params })).status).toBe(404);
  await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [salon.storeId]);
  expect((await salon.join("Ann")).status).toBe(404);
});

test("one email address asks ten times an hour, and one network sixty times in a store", async () => {
  const limited = await testApp({ RATE_LIMIT: true });
  try {
    const full = await fullDay(limited, "salon");
    const codeOf = async (name: string, of = full) => (await of.join(name)).status;
    for (let n = 1; n <= 10; n += 1) expect(await codeOf("Ann")).toBe(201);
    expect(await codeOf("Ann")).toBe(429);
    // More at once would exceed the general limit on writes per minute.
    limited.clock.advance(minutes(1));
    for (let n = 12; n <= 60; n += 1)
      expect(await codeOf(`Guest${n}`), "another on the same Wi-Fi").toBe(201);
    limited.clock.advance(minutes(1));
    expect(await codeOf("Zoe")).toBe(429);
    expect(await codeOf("Zoe", await fullDay(limited, "next-door"))).toBe(201);
  } finally {
    await limited.close();
  }
});

test("a day has room for a hundred", async () => {
  await server.database.sql(
    `INSERT INTO waitlist (store_id, id, service_id, service_name, day, customer_name, customer_email, notes, status,
       created_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'Haircut', $3, 'N' || n, n || '@example.com', '', 'waiting', now(), now()
     FROM generate_series(1, 99) AS n`,
    [salon.storeId, salon.serviceId, DAY],
  );
  expect((await salon.join("Ann")).status).toBe(201);
  const late = await salon.join("Bea");
  expect([late.status, late.code]).toEqual([429, "rate_limited"]);
  // The answer does not reveal whether a person waits already.
  expect((await salon.join("Ann")).text.replace(/"request_id":"[^"]*"/, "")).toBe(
    late.text.replace(/"request_id":"[^"]*"/, ""),
  );
});

test("a seller sees who waits in their order, removes one, and nobody of another store", async () => {
  await salon.join("Ann", { notes: "Mornings" });
  await salon.join("Bea");
  const list = (await callUnchecked(server, waitlist.list, { query: { page_size: "1" } }, salon)).body;
  expect(list.pagination).toMatchObject({ total: 2, total_pages: 2 });
  expect(list.data).toMatchObject([
    {
      status: "waiting",
      day: DAY,
      service: { id: salon.serviceId, name: "Haircut" },
      customer: { name: "Ann", email: "ann@example.com" },
      notes: "Mornings",
      offer: null,
    },
  ]);
  const { id } = list.data[0]!;
  const other = await fullDay(server, `other-${made}`);
  expect((await call(server, waitlist.list, {}, other)).body.data).toEqual([]);
  expect((await call(server, waitlist.remove, { params: { id } }, other)).status).toBe(404);
  await salon.cancel(salon.taken);
  await offerTimes(server.deps);
  expect((await call(server, waitlist.list, {}, salon)).body.data).toMatchObject([
    { status: "offered", offer: { starts_at: NINE, until: expect.stringContaining("T12:30:00") } },
    { status: "waiting", offer: null },
  ]);
  expect((await call(server, waitlist.remove, { params: { id } }, salon)).status).toBe(200);
  expect((await call(server, waitlist.remove, { params: { id } }, salon)).status).toBe(404);
  // The time held for the first person is offered to the next at once.
  expect(await salon.states()).toEqual(["Bea offered"]);
});

test("the link books what is kept, once, as the seller's own list shows it", async () => {
  await salon.join("Ann", { timezone: "Europe/Berlin", notes: "By bike" });
  expect((await salon.book("Ann")).refusal).toMatchObject({
    code: "invalid_transition",
    error: "We're not holding a time for you right now.",
  });
  await salon.cancel(salon.taken);
  server.clock.advance(1);
  expect(await offerTimes(server.deps)).toBe(1);
  expect(await salon.look("Ann")).toMatchObject({ status: "offered", expires_in: 1800, manage: null });
  const [, email] = await mailsTo("Ann");
  expect(email).toMatchObject({
    kind: "time_offered",
    subject: "A time is available: Haircut, Tue, Jun 2, 3:00 PM",
  });
  expect(email?.text).toContain("3:00 – 3:30 PM (Central European");
  expect(email?.text).toContain("9:00 – 9:30 AM (Eastern");

  server.clock.advance(1);
  const booked = await salon.book("Ann");
  expect([booked.status, booked.body.data.status]).toEqual([200, "booked"]);
  expect(booked.body.data.manage).toMatch(/^\/store\/salon-\d+\/booking\/[\w-]{43}$/);
  expect((await salon.book("Ann")).body.data.manage).toBe(booked.body.data.manage);
  const pending = (await call(server, appointments.list, { query: { status: "Pending" } }, salon)).body;
  expect(pending.data).toMatchObject([
    {
      starts_at: NINE,
      customer: { name: "Ann", email: "ann@example.com" },
      notes: "By bike",
      source: "store_page",
    },
  ]);
  expect(await kindsTo("Ann")).toEqual(["waitlist_joined", "time_offered", "booking_received"]);
  expect((await salon.leave("Ann")).body.data.status).toBe("booked");
  expect(await salon.states()).toEqual(["Ann booked"]);
});

test("an offer is booked without verifying the email again", async () => {
  await server.database.sql(
    "UPDATE stores SET verify_email = 'always', confirmation = 'instant' WHERE id = $1",
    [salon.storeId],
  );
  await salon.join("Ann");
  await salon.cancel(salon.taken);
  expect(await offerTimes(server.deps)).toBe(1);
  expect((await salon.book("Ann")).status).toBe(200);
  const booked = { status: "Confirmed" as const };
  const listed = await call(server, appointments.list, { query: booked }, salon);
  expect(listed.body.data).toMatchObject([{ customer: { name: "Ann" }, verify_by: null }]);
});

test("a link opens what it was sealed for and nothing else", async () => {
  await salon.join("Ann");
  const { id } = (await call(server, waitlist.list, {}, salon)).body.data[0]!;
  const { secrets } = server.deps;
  const ask = async (code: string) =>
    (await call(server, waitlist.get, { params: { website_url: salon.websiteUrl, code } })).status;
  expect(await ask(sealId(secrets, "waiting", id))).toBe(200);
  for (const purpose of ["booking", "hold", "order"] as const)
    expect([purpose, await ask(sealId(secrets, purpose, id))]).toEqual([purpose, 404]);
  expect(await ask(id)).toBe(404);
  const asBooking = await call(server, bookings.get, {
    params: { website_url: salon.websiteUrl, code: sealId(secrets, "waiting", id) },
  });
  expect(asBooking.status).toBe(404);
});

test("whoever leaves waits no longer, can come again as the last, and ended ones are forgotten", async () => {
  await salon.join("Ann");
  await salon.join("Bea");
  expect((await salon.leave("Ann")).body).toMatchObject({ data: { status: "left" } });
  expect((await salon.leave("Ann")).status).toBe(200);
  await salon.join("Ann");
  expect(await salon.states()).toEqual(["Ann left", "Bea waiting", "Ann waiting"]);
  server.clock.advance(days(2));
  await offerTimes(server.deps);
  expect(await salon.states()).toEqual(["Ann left", "Bea over", "Ann over"]);
  server.clock.advance(days(30));
  await offerTimes(server.deps);
  expect(await salon.states()).toEqual([]);
});
