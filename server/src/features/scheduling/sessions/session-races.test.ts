// Over HTTP on a real database with the server's own pool of 20 connections. The database decides each race: these tests
// fail without the count of spots in 0078-share-times.sql, and the last ones write past the server.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callUnchecked } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { dayAndNight, type TestCalendar } from "#test/test-calendar.ts";

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
