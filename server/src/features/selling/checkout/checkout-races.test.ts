// Over HTTP on a real database, with the server's own pool of 20 connections. Only the database decides who
// gets the last piece: without the condition on the stock, the order of the locks or the summing of lines
// these tests fail.
import { setTimeout as pause } from "node:timers/promises";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { eventually } from "#test/eventually.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { purchase, stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../purposes.ts";

let server: TestApp;
let origin: string;
let made = 0;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
  origin = await server.listen();
});
beforeEach(() => server.clock.set("2026-06-01T12:00:00Z"));
afterAll(() => server.close());

const shopWith = (...stock: (number | null)[]): Promise<TestShop> =>
  testStoreApp(server, `shop-${++made}`, { stock });
const whole = (most: number) => Math.floor(random() * (most + 1));
const pick = <T>(of: readonly T[]): T => of[whole(of.length - 1)]!;

interface Body {
  code?: string;
  payment_session_id: string;
  checkout_url: string;
  amount: { amount: number };
}

async function buy(items: object[], more: object = {}, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${M}/payment/create`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(purchase(items, more)),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
type Bought = Awaited<ReturnType<typeof buy>>;

const tally = (answers: Bought[]): Record<string, number> => {
  const kinds = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
};

/** How many pieces orders took, by product. */
async function sold(ids: string[]): Promise<number[]> {
  const rows = await server.database.sql<{ n: number }>(
    `SELECT coalesce(sum(i.quantity) FILTER (WHERE NOT o.restocked), 0)::int AS n
     FROM unnest($1::uuid[]) WITH ORDINALITY AS w (id, nth) LEFT JOIN order_items i ON i.product_id = w.id AND i.reserved
       LEFT JOIN orders o ON o.id = i.order_id GROUP BY nth ORDER BY nth`,
    [ids],
  );
  return rows.map(({ n }) => n);
}
test("A1: of 200 buyers of the last one, one gets it", async () => {
  const shop = await shopWith(1);
  const started = performance.now();
  const answers = await concurrently(
    random,
    times(200, () => buy([shop.line(0)])),
  );
  noteFigures(random, { ...tally(answers), ms: performance.now() - started });
  expect(tally(answers)).toEqual({ "201": 1, "409 out_of_stock": 199 });
  expect(await stockOf(server, shop.productIds)).toEqual([0]);
});

test("A2: 200 carts of 1 to 3 sell no more than 50, and stop only when nothing fits", async () => {
  const shop = await shopWith(50);
  const wanted = Array.from({ length: 200 }, () => 1 + whole(2));
  const answers = await concurrently(
    random,
    wanted.map((quantity) => () => buy([shop.line(0, quantity)])),
  );
  const refused = wanted.filter((_quantity, n) => answers[n]?.status !== 201);
  const units = wanted.reduce((sum, quantity, n) => sum + (answers[n]?.status === 201 ? quantity : 0), 0);
  const [left] = await stockOf(server, shop.productIds);
  noteFigures(random, { ...tally(answers), units });
  expect(units + left!).toBe(50);
  expect(left!).toBeLessThan(Math.min(...refused));
  expect(await sold(shop.productIds)).toEqual([units]);
  expect(Object.keys(tally(answers)).toSorted()).toEqual(["201", "409 out_of_stock"]);
});

test("A3: two lines of one product are asked of one shelf, however many carts ask at once", async () => {
  const shop = await shopWith(3);
  const answers = await concurrently(
    random,
    times(20, () => buy([shop.line(0, 2), shop.line(0, 2)])),
  );
  expect(tally(answers)).toEqual({ "409 out_of_stock": 20 });
  expect(await stockOf(server, shop.productIds)).toEqual([3]);
  expect(await sold(shop.productIds)).toEqual([0]);
});

test("A4: 200 carts of ten products in opposite orders never wait across each other", async () => {
  const shop = await shopWith(...Array.from({ length: 10 }, () => 150));
  const lines = shop.productIds.map((_id, nth) => shop.line(nth));
  const started = performance.now();
  const answers = await concurrently(
    random,
    times(200, (n) => buy(n % 2 === 0 ? lines : lines.toReversed())),
  );
  const ms = performance.now() - started;
  noteFigures(random, { ...tally(answers), ms });
  expect(tally(answers)).toEqual({ "201": 150, "409 out_of_stock": 50 });
  expect(await stockOf(server, shop.productIds)).toEqual(lines.map(() => 0));
});

test("A5: what 100 sessions kept is there again when they run out, and nobody who pays late oversells", async () => {
  const shop = await shopWith(100, 5);
  const lines = (n: number) => [shop.line(0), ...(n < 5 ? [shop.line(1)] : [])];
  const opened = await concurrently(
    random,
    times(100, (n) => buy(lines(n))),
  );
  expect(tally(opened)).toEqual({ "201": 100 });
  expect(await stockOf(server, shop.productIds)).toEqual([0, 0]);
  expect(tally([await buy([shop.line(0)])])).toEqual({ "409 out_of_stock": 1 });

  server.clock.advance(minutes(16));
  await reconcilePayments(server.deps, purposes);
  expect(await stockOf(server, shop.productIds)).toEqual([100, 5]);
  await reconcilePayments(server.deps, purposes);
  expect(await stockOf(server, shop.productIds)).toEqual([100, 5]);

  // Another buyer takes two of the five. Then five of the buyers who wanted one pay late after all, and five
  // others.
  expect((await buy([shop.line(1, 2)])).status).toBe(201);
  const late = opened.slice(0, 10);
  for (const { body } of late)
    await chooseOutcome(server.deps, body.checkout_url.split("/").at(-1) ?? "", "pay_late");
  server.clock.advance(minutes(1));
  await concurrently(
    random,
    late.map(({ body }) => async () => {
      const answer = await fetch(`${origin}${M}/payment/verify`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ payment_session_id: body.payment_session_id }),
      });
      expect(answer.status).toBe(200);
    }),
  );
  await eventually(async () => {
    const paid = await server.database.sql<{ status: string; refunded: string; amount: string }>(
      "SELECT status, refunded, amount FROM payments WHERE id = ANY($1)",
      [late.map(({ body }) => body.payment_session_id)],
    );
    expect(paid.map(({ status }) => status)).toEqual(paid.map(() => "succeeded"));
    expect(paid.filter(({ refunded, amount }) => refunded === amount)).toHaveLength(2);
  });
  expect(await stockOf(server, shop.productIds)).toEqual([92, 0]);
  expect(await sold(shop.productIds)).toEqual([8, 5]);
});

test("A7: 100 orders that have nothing to do with each other all succeed, and leave nothing open", async () => {
  const shop = await shopWith(...Array.from({ length: 100 }, () => 1));
  const started = performance.now();
  const answers = await concurrently(
    random,
    times(100, (n) => buy([shop.line(n)])),
  );
  noteFigures(random, { ...tally(answers), ms: performance.now() - started });
  expect(tally(answers)).toEqual({ "201": 100 });
  const idle = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
  await eventually(async () => expect(await server.database.sql(idle)).toEqual([]));
});

test("times of two stores for 50 carts, in opposite orders: one gets both, with what else is in the cart", async () => {
  const [here, there] = [await shopWith(50), await shopWith(50)];
  const starts_at = "2026-06-03T10:00:00Z";
  const [cut, trim] = [here, there].map(({ serviceId: id, websiteUrl: website_url }) => ({
    kind: "service",
    id,
    quantity: 1,
    website_url,
    starts_at,
  }));
  const carts = [
    [here.line(0), cut!, trim!],
    [trim!, cut!, here.line(0)],
  ];
  const answers = await concurrently(
    random,
    times(50, (n) => buy(carts[n % 2]!)),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 49 });
  expect(await stockOf(server, here.productIds)).toEqual([49]);
});

test("C9: one key is one purchase, whoever asks how often; another body or another caller is another matter", async () => {
  const shop = await shopWith(1000);
  const [grace, ada] = [await testSeller(server, "Grace"), await testSeller(server, "Ada")];
  const key = { "idempotency-key": "one" };
  const of = (seller: typeof grace) => ({ ...seller.headers, ...key });
  const answers = await concurrently(
    random,
    times(100, () => buy([shop.line(0)], {}, of(grace))),
  );
  const tallied = tally(answers);
  noteFigures(random, tallied);
  expect(tallied["201"]).toBeGreaterThan(0);
  expect((tallied["201"] ?? 0) + (tallied["409 request_in_progress"] ?? 0)).toBe(100);
  const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.payment_session_id] : []));
  expect(new Set(ids).size).toBe(1);
  expect(await stockOf(server, shop.productIds)).toEqual([999]);

  expect((await buy([shop.line(0, 2)], {}, of(grace))).body.code).toBe("idempotency_key_reused");
  const others = [await buy([shop.line(0)], {}, of(ada)), await buy([shop.line(0)], {}, key)];
  expect(new Set([...ids, ...others.map(({ body }) => body.payment_session_id)]).size).toBe(3);
  expect(await stockOf(server, shop.productIds)).toEqual([997]);
});

test("C12: of 2,000 made-up carts nothing counts but which and how many", async () => {
  const shop = await shopWith(null, null);
  const other = await shopWith(null);
  const foreign = server.deps.newId();
  const good = { id: shop.productIds[0], quantity: 1, website_url: shop.websiteUrl };
  const ids = [...shop.productIds, ...other.productIds, foreign, shop.storeId];
  const quantities = [1, 2, 7, 999, -1, 0, 1e9, 1.5, "1e3", 1000, null];
  const extras = [
    {},
    {},
    {},
    { price: 1 },
    { unit_price: { amount: 0, currency: "USD" } },
    { discount: 100 },
  ];
  const listed = new Map([
    [shop.websiteUrl, new Set(shop.productIds)],
    [other.websiteUrl, new Set(other.productIds)],
  ]);
  const carts = Array.from({ length: 2000 }, () =>
    Array.from({ length: 1 + whole(1) }, () => {
      const given = { ...good, id: pick(ids), website_url: pick([shop.websiteUrl, other.websiteUrl]) };
      return random() < 0.4
        ? { ...good, quantity: pick([1, 2, 7, 999]) }
        : { ...given, quantity: pick(quantities), ...pick(extras) };
    }),
  );
  const isSound = (item: object) => Object.keys(item).length === 3;
  const seen = { charged: 0, unavailable: 0, bad: 0 };
  const works = carts.map((items) => async () => {
    const { status, body } = await buy(items);
    const isBad = items.some(
      (item) =>
        !isSound(item) ||
        !Number.isInteger(item.quantity) ||
        Number(item.quantity) < 1 ||
        Number(item.quantity) > 999,
    );
    const isGone = items.some(({ id, website_url }) => !listed.get(website_url)?.has(id!));
    if (isBad) expect([items, status]).toEqual([items, 422]);
    else if (isGone) expect([items, status, body.code]).toEqual([items, 409, "item_unavailable"]);
    else {
      const total = items.reduce((sum, { quantity }) => sum + 1500 * Number(quantity), 0);
      expect([items, status, body.amount?.amount]).toEqual([items, 201, total]);
    }
    seen[isBad ? "bad" : isGone ? "unavailable" : "charged"] += 1;
  });
  for (let from = 0; from < works.length; from += 50)
    await concurrently(random, works.slice(from, from + 50));
  noteFigures(random, seen);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  const [free] = await server.database.sql(
    `SELECT count(*)::int AS n FROM payments p WHERE amount + credits <> (SELECT sum(total) FROM orders o WHERE o.payment_id = p.id)`,
  );
  expect(free).toEqual({ n: 0 });
});

test("in all of this nobody waited across anybody else", async () => {
  // PostgreSQL updates this statistic only once in a while.
  await pause(1500);
  const rows = await server.database.sql(
    "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
