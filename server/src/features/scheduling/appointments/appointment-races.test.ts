// Over HTTP on a real database with the server's own pool of 20 connections. The database decides each race:
// these tests fail without appointments_apart or without the condition on the version.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { eventually } from "#test/eventually.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { dayAndNight, type TestCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let origin: string;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
const random = seededRandom();
beforeAll(async () => {
  app = await testBookingApp(dayAndNight);
  ({ server, origin } = app);
});
beforeEach(async () => {
  seller = await app.salon();
  await server.database.sql("UPDATE services SET buffer_before_minutes = 10 WHERE id = $1", [
    seller.serviceId,
  ]);
});
afterAll(() => server.close());

const START = Date.parse("2026-06-03T00:00:00Z");
const MINUTE = 60_000;
const at = (minute: number) => new Date(START + minute * MINUTE).toISOString();
const customer = { name: "Grace Hopper", email: "grace@example.com" };

interface Body {
  code?: string;
  data: { id: string; notes: string; version: number };
  current: { notes: string };
  slots: object[];
}

async function send(method: string, path: string, body: object, headers: object = seller.headers) {
  const answer = await fetch(`${origin}${M}${path}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
type Sent = Awaited<ReturnType<typeof send>>;

const create = (from: number, to: number) =>
  send("POST", "/create-appointment", { title: "Talk", customer, starts_at: at(from), ends_at: at(to) });
const book = (minute: number) =>
  send(
    "POST",
    `/store/${seller.websiteUrl}/appointments`,
    { service_id: seller.serviceId, customer, starts_at: at(minute) },
    {},
  );
const edit = (id: string, body: object) => send("PATCH", `/user/appointments/${id}`, body);
const added = async (from: number, to: number): Promise<string> => (await create(from, to)).body.data.id;

/** Counts the responses by status and code. */
const tally = (answers: Sent[]): Record<string, number> => {
  const kinds = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
};

const live = async () =>
  server.database.sql<{ from: Date; to: Date }>(
    `SELECT lower(busy) AS "from", upper(busy) AS "to" FROM appointments
     WHERE store_id = $1 AND status IN ('Pending', 'Confirmed') ORDER BY starts_at`,
    [seller.storeId],
  );
async function expectApart(count?: number) {
  const rows = await live();
  for (const [i, { from }] of rows.entries()) if (i > 0) expect(from >= rows[i - 1]!.to).toBe(true);
  if (count !== undefined) expect(rows).toHaveLength(count);
  return rows.length;
}

describe("B1: 200 for one free time at once", () => {
  test.each([
    ["customers", () => book(600)],
    ["the seller's own tabs", () => create(600, 660)],
  ])("%s: one gets it, 199 are told", async (_who, ask) => {
    const started = performance.now();
    const answers = await concurrently(random, times(200, ask));
    noteFigures(random, { ...tally(answers), ms: performance.now() - started });
    expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 199 });
    await expectApart(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.slots).toHaveLength(3);
  });
});

test("B2: 500 random intervals, 50 at a time, keep apart", async () => {
  const seen: Sent[] = [];
  for (let round = 0; round < 10; round += 1) {
    const ask = () => {
      const from = Math.floor(random() * 1440);
      return create(from, from + 5 + Math.floor(random() * 55));
    };
    seen.push(...(await concurrently(random, times(50, ask))));
  }
  const { "201": taken = 0, "409 slot_taken": refused = 0 } = tally(seen);
  noteFigures(random, { taken, refused });
  expect(taken + refused).toBe(500);
  expect(taken).toBeGreaterThan(20);
  await expectApart(taken);
});

describe("B3: what waits for a word", () => {
  test("holds its time, and is confirmed once", async () => {
    const answers = await concurrently(
      random,
      times(2, () => book(600)),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 1 });
    const { id } = answers.find(({ status }) => status === 201)!.body.data;
    const confirms = await concurrently(
      random,
      times(50, () => edit(id, { status: "Confirmed" })),
    );
    noteFigures(random, tally(confirms));
    expect(tally(confirms)).toEqual({ "200": 1, "409 invalid_transition": 49 });
    const events = await server.database.sql(
      "SELECT event FROM appointment_changes WHERE appointment_id = $1",
      [id],
    );
    expect(events).toHaveLength(2);
  });

  test("is confirmed or cancelled first, and never completed from its grave", async () => {
    for (let round = 0; round < 15; round += 1) {
      const id = await added(0, 30);
      const works = ["Confirmed", "Cancelled", "Completed"].map((status) => () => edit(id, { status }));
      await concurrently(random, works);
      await edit(id, { status: "Cancelled" });
      const rows = await server.database.sql<{ event: string }>(
        "SELECT event FROM appointment_changes WHERE appointment_id = $1 ORDER BY version",
        [id],
      );
      const story = rows.map(({ event }) => event).join(" ");
      expect(story).toMatch(/^created( confirmed)? (cancelled|(?<=confirmed )completed)$/);
    }
  });
});

test("B4: booked, cancelled and booked again, 100 times", async () => {
  for (let round = 0; round < 100; round += 1) {
    const { status, body } = await book(600);
    expect(status).toBe(201);
    expect((await edit(body.data.id, { status: "Cancelled" })).status).toBe(200);
    noteFigures(random, { rebooked: round + 1 });
  }
  await expectApart(0);
});

describe("B6: what only touches", () => {
  test("is booked before and after", async () => {
    expect((await create(600, 630)).status).toBe(201);
    expect((await create(630, 660)).status).toBe(201);
    expect((await create(570, 600)).status).toBe(201);
    expect((await create(571, 600)).status).toBe(409);
    await expectApart(3);
  });

  test("a day full of half hours at once: nobody is in the way of a neighbour", async () => {
    const answers = await concurrently(
      random,
      times(48, (n) => create(n * 30, n * 30 + 30)),
    );
    noteFigures(random, tally(answers));
    expect(tally(answers)).toEqual({ "201": 48 });
    await expectApart(48);
  });
});

test("cancelling and booking at once: booked before the cancel is known or refused, never twice", async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await added(600, 645);
    const [cancelled, ...booked] = await concurrently(random, [
      () => edit(id, { status: "Cancelled" }),
      ...times(4, () => book(600)),
    ]);
    expect(cancelled?.status).toBe(200);
    const won = tally(booked)["201"] ?? 0;
    expect((tally(booked)["409 slot_taken"] ?? 0) + won).toBe(4);
    expect(won).toBeLessThanOrEqual(1);
    await expectApart(won);
    await server.database.sql("UPDATE appointments SET status = 'Cancelled' WHERE store_id = $1", [
      seller.storeId,
    ]);
  }
});

test("50 are moved to one time while 20 book it: one has it, the others stay where they were", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 50; i += 1) ids.push(await added(900 + i * 10, 910 + i * 10));
  const answers = await concurrently(random, [
    ...ids.map((id) => () => edit(id, { starts_at: at(600) })),
    ...times(20, () => book(600)),
  ]);
  const { "200": moved = 0, "201": booked = 0, "409 slot_taken": refused = 0 } = tally(answers);
  expect([moved + booked, refused]).toEqual([1, 69]);
  await expectApart(50 + booked);
});

test("two that swap their times at once both stay; moves in one store follow each other, so no deadlock ends them", async () => {
  const [a, b] = [await added(600, 630), await added(700, 730)];
  const asked = [() => edit(a, { starts_at: at(700) }), () => edit(b, { starts_at: at(600) })];
  for (let round = 0; round < 10; round += 1)
    expect(tally(await concurrently(random, asked))).toEqual({ "409 slot_taken": 2 });

  const order: string[] = [];
  const held = server.database.sql(
    "WITH held AS (SELECT 1 FROM stores WHERE id = $1 FOR NO KEY UPDATE) SELECT pg_sleep(0.4)::text FROM held",
    [seller.storeId],
  );
  const sleeping =
    "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()";
  await eventually(async () => expect(await server.database.sql(sleeping)).toHaveLength(1));
  const edits = asked.map(async (ask) => order.push(String((await ask()).status)));
  await Promise.all([held.then(() => order.push("held")), ...edits]);
  expect(order).toEqual(["held", "409", "409"]);
});

describe("two tabs", () => {
  test("of 20 that saw one version one is saved, the others are told what it became", async () => {
    const id = await added(600, 660);
    const answers = await concurrently(
      random,
      times(20, (n) => edit(id, { notes: `Tab ${n}`, version: 1 })),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 version_conflict": 19 });
    const saved = answers.find(({ status }) => status === 200)!.body.data;
    const told = answers.filter(({ status }) => status === 409).map(({ body }) => body.current.notes);
    expect(new Set(told)).toEqual(new Set([saved.notes]));
  });

  test("that name none are all saved, one after the other, each in the timeline", async () => {
    const id = await added(600, 660);
    const answers = await concurrently(
      random,
      times(20, (n) => edit(id, { notes: `Tab ${n}` })),
    );
    expect(tally(answers)).toEqual({ "200": 20 });
    const versions = answers.map(({ body }) => body.data.version).toSorted((x, y) => x - y);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
    const [row] = await server.database.sql(
      "SELECT count(*)::int AS n, max(version) AS last FROM appointment_changes WHERE appointment_id = $1",
      [id],
    );
    expect(row).toEqual({ n: 21, last: 21 });
  });
});
