// Over HTTP on a real database with the server's own pool of 20 connections. The database decides each race: these tests
// fail without the count of spots in 0078-share-times.sql, and the last ones write past the server.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Caller, callUnchecked } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { dayAndNight, type TestCalendar } from "#test/test-calendar.ts";
import { bookAt, customer, testMailApp } from "#test/test-mail-app.ts";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
const random = seededRandom();
beforeAll(async () => {
  app = await testBookingApp(dayAndNight);
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
  await server.database.sql("UPDATE services SET capacity = 8 WHERE id = $1", [seller.serviceId]);
});
afterAll(() => server.close());

const AT = "2026-06-03T10:00:00.000Z";
const book = (seats: number, person: number, starts_at = AT) =>
  callUnchecked(server, bookings.book, {
    params: { website_url: seller.websiteUrl },
    body: {
      service_id: seller.serviceId,
      starts_at,
      seats,
      customer: { name: "Grace", email: `grace-${person}@example.com` },
    },
  });
const taken = async () => {
  const [row] = await server.database.sql<{ seats: string }>(
    "SELECT coalesce(sum(seats), 0) AS seats FROM appointments WHERE service_id = $1 AND status <> 'Cancelled'",
    [seller.serviceId],
  );
  return Number(row?.seats);
};
/** Its sessions in order, each with the time that it blocks; one of the wrong kind would show up twice. */
const sessions = () =>
  server.database.sql<{ starts_at: Date; from: Date; to: Date; seats: number }>(
    `SELECT starts_at, lower(busy) AS "from", upper(busy) AS "to", sum(seats)::int AS seats FROM appointments
     WHERE service_id = $1 AND status <> 'Cancelled' GROUP BY starts_at, busy ORDER BY starts_at`,
    [seller.serviceId],
  );
const HALF_HOUR = 30 * 60_000;
/** The nth half hour of the day. */
const slot = (nth: number) => new Date(Date.parse("2026-06-03T00:00:00Z") + nth * HALF_HOUR).toISOString();
const edit = (id: string, status: string, at: Pick<TestApp, "http" | "deps">, as: Caller) =>
  callUnchecked(at, appointments.edit, { params: { id }, body: { status } }, as);

test("B1 for a class: 200 at once for 8 spots, 8 get one and 192 are refused", async () => {
  const answers = await concurrently(
    random,
    times(200, (n) => book(1, n)),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  noteFigures(random, { booked: count(201), refused: count(409) });
  expect([count(201), count(409)]).toEqual([8, 192]);
  expect(answers.filter(({ status }) => status === 409).every(({ code }) => code === "slot_taken")).toBe(
    true,
  );
  expect(await taken()).toBe(8);
});

test("100 parties of one to three: never more than 8, and what is left is too few for any that was refused", async () => {
  const sizes = Array.from({ length: 100 }, () => 1 + Math.floor(random() * 3));
  const answers = await concurrently(
    random,
    sizes.map((seats, n) => () => book(seats, n)),
  );
  const sum = answers.reduce((all, { status }, n) => all + (status === 201 ? (sizes[n] ?? 0) : 0), 0);
  const refused = sizes.filter((_, n) => answers[n]?.status === 409);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect([await taken(), sum <= 8]).toEqual([sum, true]);
  expect(8 - sum).toBeLessThan(Math.min(...refused));
});

test("two times that overlap at once: one of them becomes a session, and everyone in it shares it", async () => {
  const answers = await concurrently(
    random,
    times(40, (n) => book(1, n, n % 2 === 0 ? AT : "2026-06-03T10:30:00.000Z")),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  const starts = await server.database.sql(
    "SELECT DISTINCT starts_at FROM appointments WHERE service_id = $1",
    [seller.serviceId],
  );
  expect(starts).toHaveLength(1);
});

test("B2 for a class: of 500 parties at any time of the day, 50 at a time, those who get a spot share a session or keep apart", async () => {
  const seen = { booked: 0, refused: 0, seats: 0 };
  for (let round = 0; round < 10; round += 1) {
    const parties = Array.from({ length: 50 }, () => ({
      seats: 1 + Math.floor(random() * 3),
      at: slot(Math.floor(random() * 48)),
    }));
    const answers = await concurrently(
      random,
      parties.map(
        ({ seats, at }, n) =>
          () =>
            book(seats, round * 50 + n, at),
      ),
    );
    for (const [n, { status, code }] of answers.entries()) {
      expect([201, 409]).toContain(status);
      if (status === 409) expect(code).toBe("slot_taken");
      seen[status === 201 ? "booked" : "refused"] += 1;
      if (status === 201) seen.seats += parties[n]!.seats;
    }
  }
  const held = await sessions();
  noteFigures(random, { ...seen, sessions: held.length });
  expect(held.reduce((sum, { seats }) => sum + seats, 0)).toBe(seen.seats);
  expect(Math.max(...held.map(({ seats }) => seats))).toBe(8);
  for (const [n, { from }] of held.entries()) if (n > 0) expect(from >= held[n - 1]!.to).toBe(true);
  expect(held.length).toBeGreaterThan(10);
});

test("B3 for a class on request: of 50 who confirm one spot at once one does, and the customer gets one email", async () => {
  const desk = await testMailApp();
  try {
    const studio = await desk.salon();
    await desk.server.database.sql("UPDATE services SET capacity = 8 WHERE id = $1", [studio.serviceId]);
    const [asked, beside] = [
      await bookAt(desk.server, studio, "2026-11-24T10:00:00Z"),
      await bookAt(desk.server, studio, "2026-11-24T10:00:00Z", { seats: 2 }),
    ];
    expect([asked.status, beside.session_id]).toEqual(["Pending", asked.session_id]);
    await desk.delivered();
    const answers = await concurrently(
      random,
      times(50, () => edit(asked.id, "Confirmed", desk.server, studio)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "invalid_transition")).toHaveLength(49);
    const events = await desk.server.database.sql(
      "SELECT event FROM appointment_changes WHERE appointment_id = ANY($1) AND event = 'confirmed'",
      [[asked.id, beside.id]],
    );
    expect(events).toHaveLength(1);
    const letters = await desk.delivered();
    expect(letters.map(({ to }) => to?.map(({ address }) => address))).toEqual([[customer.email]]);
  } finally {
    await desk.close();
  }
});

test("B4 for a class: the last spot is booked, cancelled and booked again, 100 times", async () => {
  await book(7, 0);
  for (let round = 1; round <= 100; round += 1) {
    const { status, body } = await book(1, round);
    expect(status).toBe(201);
    expect((await book(1, 0)).code).toBe("slot_taken");
    expect((await edit(body.data.id, "Cancelled", server, seller)).status).toBe(200);
    noteFigures(random, { rebooked: round });
  }
  expect(await taken()).toBe(7);
});

test("B6 for a class: full sessions that only touch are all booked at once, and so is the one that fits between them", async () => {
  await server.database.sql("UPDATE services SET buffer_minutes = 0 WHERE id = $1", [seller.serviceId]);
  const gap = 20;
  const starts = Array.from({ length: 48 }, (_, nth) => nth).filter((nth) => nth !== gap);
  const answers = await concurrently(
    random,
    [...starts, ...starts].map((nth, person) => () => book(4, person, slot(nth))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2 * 47);
  expect((await sessions()).map(({ starts_at, seats }) => [starts_at.toISOString(), seats])).toEqual(
    starts.map((nth) => [slot(nth), 8]),
  );
  const service_id = await seller.addService("Talk", [31, 0]);
  const body = { service_id, title: "Talk", customer: { name: "Ada" }, starts_at: slot(gap) };
  expect((await callUnchecked(server, appointments.create, { body }, seller)).code).toBe("slot_taken");
  expect((await book(8, 0, slot(gap))).status).toBe(201);
});

/** As a faulty server would. */
const insert = (seats: number, status = "Confirmed") =>
  server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, seats,
       created_at, updated_at)
     VALUES (gen_random_uuid(), $1, (SELECT coalesce(max(number), 1000) + 1 FROM appointments WHERE store_id = $1), 1, $3, $2,
       'Class', 'Class', 'Grace', '', '', '', 0, 'seller', $4, $4::timestamptz + interval '1 hour', 'UTC', '2026-06-03 10:00',
       $4::timestamptz + interval '1 hour', $5, now(), now())`,
    [seller.storeId, seller.serviceId, status, AT, seats],
  );

test("the database refuses a ninth spot even if the server does not check", async () => {
  await insert(7);
  await expect(insert(2)).rejects.toThrow("this time has fewer spots left");
  await insert(1);
  await expect(insert(1)).rejects.toThrow("this time has fewer spots left");
  await insert(3, "Cancelled");
  await expect(
    server.database.sql("UPDATE appointments SET seats = 2 WHERE service_id = $1 AND seats = 1", [
      seller.serviceId,
    ]),
  ).rejects.toThrow("this time has fewer spots left");
  expect(await taken()).toBe(8);
});

test("two writers that don't wait for each other's store: the second waits for the service, and is refused", async () => {
  await insert(7);
  const results = await Promise.allSettled([insert(1), insert(1)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await taken()).toBe(8);
});
