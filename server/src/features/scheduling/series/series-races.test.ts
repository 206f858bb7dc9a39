// Over HTTP on a real database with the server's own pool of 20 connections. These tests fail without
// appointments_apart, without the single transaction, or without the condition on the version.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
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
});
afterAll(() => server.close());

const DAY = 86_400_000;
const START = Date.parse("2026-06-03T10:00:00Z");
const at = (day: number) => new Date(START + day * DAY).toISOString();
const customer = { name: "Grace Hopper" };

interface Body {
  code?: string;
  data: { id: string; series_id: string }[];
  occurrences?: { index: number; clash: { title: string } | null }[];
}

async function send(method: string, path: string, body: object, headers: object = {}) {
  const answer = await fetch(`${origin}${M}${path}`, {
    method,
    headers: { ...seller.headers, ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
type Sent = Awaited<ReturnType<typeof send>>;

const create = (day: number, more: object = {}, headers: object = {}) =>
  send(
    "POST",
    "/user/series",
    { title: `From day ${day}`, customer, starts_at: at(day), every_weeks: 1, count: 4, ...more },
    headers,
  );
const tally = (answers: Sent[]): Record<string, number> => {
  const kinds = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
};

const stored = (status = "Pending") =>
  server.database.sql<{ series: string; n: number }>(
    `SELECT coalesce(series_id::text, '') AS series, count(*)::int AS n FROM appointments
     WHERE store_id = $1 AND status = $2 GROUP BY series_id`,
    [seller.storeId, status],
  );
const seriesRows = async () =>
  (await server.database.sql("SELECT id FROM series WHERE store_id = $1", [seller.storeId])).length;
const overlaps = () =>
  server.database.sql(
    `SELECT a.id FROM appointments a JOIN appointments b ON a.store_id = b.store_id AND a.id < b.id AND a.busy && b.busy
     WHERE a.store_id = $1 AND a.status = 'Pending' AND b.status = 'Pending'`,
    [seller.storeId],
  );

test("two that cross at once: one is made whole, the other not at all and told what is in the way", async () => {
  for (let round = 0; round < 10; round += 1) {
    const week = round * 70;
    // One runs every week from the first, the other every second week from the third: they meet twice.
    const answers = await concurrently(random, [
      () => create(week),
      () => create(week + 14, { every_weeks: 2, count: 2 }, { "idempotency-key": `round ${round}` }),
    ]);
    expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 1 });
    const [all, other] = answers;
    const [won, lost] = all!.status === 201 ? [all!, other!] : [other!, all!];
    const met = won === all ? [0] : [2];
    expect(lost.body.occurrences?.map(({ index }) => index)).toEqual(expect.arrayContaining(met));
    expect(lost.body.occurrences?.every(({ clash }) => clash !== null)).toBe(true);
    const rows = await stored();
    expect(rows.find(({ series }) => series === won.body.data[0]!.series_id)?.n).toBe(won.body.data.length);
    expect([rows.length, await seriesRows()]).toEqual([round + 1, round + 1]);
  }
  expect(await overlaps()).toEqual([]);
});

test("20 at once, which all cross on their last day: one has it, and of the others there is no row", async () => {
  const answers = await concurrently(
    random,
    // Each has three separate days before the one that all of them want.
    times(20, (n) =>
      create(n % 2 === 0 ? 84 - 21 * (1 + (n % 3)) : 0, { every_weeks: n % 2 === 0 ? 1 + (n % 3) : 4 }),
    ),
  );
  noteFigures(random, tally(answers));
  expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 19 });
  expect(await stored()).toMatchObject([{ n: 4 }]);
  expect(await seriesRows()).toBe(1);
});

test("20 at once with one key are one series", async () => {
  const answers = await concurrently(
    random,
    times(20, () => create(0, {}, { "idempotency-key": "the same" })),
  );
  const replays = answers.filter(({ status }) => status === 201);
  expect(replays.length).toBeGreaterThan(0);
  expect(new Set(replays.map(({ body }) => body.data[0]!.series_id)).size).toBe(1);
  expect(await stored()).toMatchObject([{ n: 4 }]);
});

test("cancelled by 10 at once while one of them is confirmed and moved: each once, and none twice", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { data } = (await create(round * 70)).body;
    const { id, series_id } = data[2]!;
    const answers = await concurrently(random, [
      ...times(10, () => send("POST", `/user/series/${series_id}/cancel`, { from: data[1]!.id })),
      () => send("PATCH", `/user/appointments/${id}`, { status: "Confirmed" }),
      () => send("PATCH", `/user/appointments/${id}`, { starts_at: at(round * 70 + 13) }),
    ]);
    const cancels = answers.slice(0, 10);
    noteFigures(random, tally(cancels));
    expect(cancels.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(cancels.find(({ status }) => status === 200)?.body.data).toHaveLength(3);
    const events = await server.database.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM appointment_changes JOIN appointments ON id = appointment_id
       WHERE series_id = $1 AND event = 'cancelled' GROUP BY id`,
      [series_id],
    );
    expect(events).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  }
  expect(await stored("Cancelled")).toHaveLength(5);
});
