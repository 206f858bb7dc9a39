import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, sendRefunds, settle } from "#test/test-orders.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { releaseEarnings } from "./change/release-earnings.ts";

/**
 * The number of orders, and how many are under way at once: ten calls each, five for every connection of the
 * pool.
 */
const [ORDERS, AT_ONCE] = [50, 10];

let server: TestApp;
let shop: TestShop;
let seller: ReturnType<typeof orderCalls>;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 250 });
  await server.deps.jobs.work([]);
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop", { stock: [500, 1], rules: { tax_bps: 825 } });
  seller = orderCalls(server, shop);
});
afterAll(() => server.close());

const haircut = (starts_at: string) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: "shop",
  starts_at,
});
const counted = (statuses: number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]));

test("A6: 50 paid orders, each cancelled 5 times and refunded 5 times at once, are given back once", async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) ids.push(await buy(server, [shop.line(0, 2)]));
  expect(await stockOf(server, shop.productIds)).toEqual([500 - 2 * ORDERS, 1]);
  const statuses: number[] = [];
  for (let from = 0; from < ORDERS; from += AT_ONCE) {
    const calls = ids
      .slice(from, from + AT_ONCE)
      .flatMap((id) => [
        ...times(5, async () => (await seller.change(id, "cancelled")).status),
        ...times(5, async () => (await seller.refund(id, { restock: true })).status),
      ]);
    statuses.push(...(await concurrently(random, calls)));
  }
  expect(counted(statuses)).toEqual({ 200: ORDERS, 409: 9 * ORDERS });
  expect(await stockOf(server, shop.productIds)).toEqual([500, 1]);
  const refunds = await server.database.sql<{ order_id: string; amount: string }>("SELECT * FROM refunds");
  expect(new Set(refunds.map(({ order_id }) => order_id)).size).toBe(ORDERS);
  expect(refunds.map(({ amount }) => amount)).toEqual(ids.map(() => "3248"));
  await Promise.all([sendRefunds(server), sendRefunds(server)]);
  const rows = await server.database.sql(
    `SELECT status, refunded = total AS back, restocked, (SELECT count(*)::int FROM order_changes c
       WHERE c.order_id = o.id AND event = 'refunded') AS told FROM orders o WHERE id = ANY($1)`,
    [ids],
  );
  expect(rows).toEqual(ids.map(() => ({ status: "cancelled", back: true, restocked: true, told: 1 })));
  const [purse] = await server.database.sql(
    "SELECT sum(balance)::int AS held FROM accounts WHERE user_id = $1",
    [shop.id],
  );
  expect(purse).toEqual({ held: 0 });
  noteFigures(random, { orders: ORDERS, calls: statuses.length });
});

test("of refunds by parts at once never more goes back than was paid", async () => {
  const id = await buy(server, [shop.line(0, 2)]);
  const statuses = await concurrently(
    random,
    times(40, async () => (await seller.refund(id, { amount: 1000 })).status),
  );
  expect(counted(statuses)).toEqual({ 200: 3, 409: 37 });
  expect(await seller.get(id)).toMatchObject({
    refunded: { amount: 3000 },
    payment: { status: "partly_refunded" },
  });
});

test("what is released while it is refunded is earned or given back, and never both", async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 10; nth += 1) ids.push(await buy(server, [shop.line(0)]));
  server.clock.advance(minutes(9));
  await server.database.sql("UPDATE orders SET release_at = now() - interval '1 year' WHERE id = ANY($1)", [
    ids,
  ]);
  await concurrently(random, [
    ...times(3, () => releaseEarnings(server.deps)),
    ...ids.slice(0, 5).map((id) => async () => (await seller.refund(id, { restock: true })).status),
  ]);
  await releaseEarnings(server.deps);
  const [row] = await server.database.sql(
    `SELECT (SELECT sum(CASE WHEN released_at IS NULL THEN least(earning, 0) ELSE earning END)::int
       FROM orders, LATERAL (SELECT total - wholesale - fee - refunded + refunded_wholesale + refunded_fee AS earning) e)
         AS earned,
       (SELECT sum(balance)::int FROM accounts WHERE user_id = $1 AND kind IN ('earnings', 'receivable')) AS held`,
    [shop.id],
  );
  expect(row!["held"]).toBe(row!["earned"]);
  expect(row!["earned"]).toBeGreaterThan(0);
});

test("A5: what ran out is free again once, and of those who pay late each gets all of it or all of the money", async () => {
  const before = await stockOf(server, shop.productIds);
  const at = (nth: number) => `2026-06-0${(nth % 5) + 4}T1${Math.floor(nth / 5)}:00:00Z`;
  const placed: Awaited<ReturnType<typeof place>>[] = [];
  for (let nth = 0; nth < 10; nth += 1)
    placed.push(await place(server, [shop.line(0), haircut(at(nth)), ...(nth === 0 ? [shop.line(1)] : [])]));
  const ended = placed.flatMap(({ paymentId }) => times(3, () => settle(server, paymentId, "expired")));
  await concurrently(random, ended);
  expect(await stockOf(server, shop.productIds)).toEqual(before);
  // Meanwhile others buy the last piece of one order and the time of another.
  await buy(server, [shop.line(1)]);
  await buy(server, [haircut(at(1))]);
  const paid = placed.flatMap(({ paymentId }) => times(3, () => settle(server, paymentId)));
  await concurrently(random, paid);
  const orders = await Promise.all(placed.map(({ orderIds }) => seller.get(orderIds[0]!)));
  expect(orders.map(({ status }) => status)).toEqual(["expired", "expired", ...Array(8).fill("paid")]);
  expect(orders.map(({ timeline }) => timeline.filter(({ event }) => event === "paid_late").length)).toEqual([
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
  ]);
  expect(await stockOf(server, shop.productIds)).toEqual([before[0]! - 8, 0]);
  const late = await server.database.sql("SELECT amount FROM refunds WHERE kind = 'late'");
  expect(late).toHaveLength(2);
  await sendRefunds(server);
  for (const { timeline } of (
    await Promise.all(placed.map(({ orderIds }) => seller.get(orderIds[0]!)))
  ).slice(0, 2))
    expect(timeline.slice(-2)).toMatchObject([
      { event: "refund_requested", by: "system" },
      { event: "refunded", note: expect.stringContaining("no longer available") },
    ]);
  const verified = await Promise.all(
    [0, 2].map((nth) =>
      call(server, checkout.verify, { body: { payment_session_id: placed[nth]!.paymentId } }),
    ),
  );
  expect(verified.map((answer) => answer.body.data)).toMatchObject([
    { payment: "failed", goes_back: true },
    { payment: "success", goes_back: false },
  ]);
  const confirmed = await server.database.sql<{ id: string }>(
    "SELECT id FROM appointments WHERE status = 'Confirmed' AND customer_email = 'grace@example.com'",
  );
  expect(confirmed).toHaveLength(9);
});

test("a step and its opposite at once: one of them", async () => {
  await confirmNow(server);
  for (let round = 0; round < 10; round += 1) {
    const id = await buy(server, [shop.line(0)]);
    const statuses = await concurrently(random, [
      ...times(3, async () => (await seller.change(id, "shipped")).status),
      ...times(3, async () => (await seller.change(id, "cancelled")).status),
    ]);
    expect(counted(statuses)).toEqual({ 200: 1, 409: 5 });
  }
});
