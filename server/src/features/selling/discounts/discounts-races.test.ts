// Only the database decides who gets the last use: without the condition on the limit or the lock of the row these fail.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { discounts } from "@solodesk/contract/selling/discounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { minutes } from "#kernel/time/clock.ts";
import { callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { purchase, testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../purposes.ts";

let server: TestApp;
let origin: string;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  origin = await server.listen();
});
// Checks the books, too.
afterAll(() => server.close());

async function buy(items: object[], more: object): Promise<string> {
  const answer = await fetch(`${origin}${M}/payment/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(purchase(items, more)),
  });
  const { code = "" } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code}`.trim();
}

const tally = (answers: string[]) =>
  Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([kind, all]) => [kind, all.length]));

async function shopWith(name: string, terms: object) {
  const shop = await testStoreApp(server, name, { stock: [null, null] });
  const body = { code: "RUSH", off: { kind: "percent", value: 10 }, ...terms };
  await callUnchecked(server, discounts.add, { body }, shop);
  const uses = async () =>
    (
      await server.database.sql<{ uses: number }>("SELECT uses FROM discounts WHERE store_id = $1", [
        shop.storeId,
      ])
    )[0]?.uses;
  return { ...shop, uses };
}

test("of 200 buyers at once, 50 get a code with 50 uses; all uses come back when nobody pays", async () => {
  const shop = await shopWith("rush", { limit: 50 });
  const from = (n: number) => ({ codes: ["rush"], customer: { name: "Eve", email: `eve${n}@example.com` } });
  const answers = await concurrently(
    random,
    times(200, (n) => buy([shop.line(n % 2)], from(n))),
  );
  expect(tally(answers)).toEqual({ "201": 50, "409 code_used_up": 150 });
  expect(await shop.uses()).toBe(50);
  const [placed] = await server.database.sql<{ orders: number }>(
    "SELECT count(*)::int AS orders FROM orders",
  );
  expect(placed).toEqual({ orders: 50 });
  server.clock.advance(minutes(16));
  // Two at once find the same payments.
  await Promise.all([reconcilePayments(server.deps, purposes), reconcilePayments(server.deps, purposes)]);
  expect(await shop.uses()).toBe(0);
});

test("of 20 carts of one customer at once, one gets what each customer has once", async () => {
  const shop = await shopWith("once", { per_customer: 1 });
  const from = (n: number) => ({
    codes: ["RUSH"],
    customer: { name: "Eve", email: n % 2 === 0 ? "Eve@example.com" : "eve@example.com" },
  });
  const answers = await concurrently(
    random,
    times(20, (n) => buy([shop.line(0)], from(n))),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 code_used_up": 19 });
});
