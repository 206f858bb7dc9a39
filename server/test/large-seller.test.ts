// What a seller's lists and dashboard read of the database, for one with 100 orders beside one with 2,000.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { eventually } from "./eventually.ts";
import { manySales } from "./many-sales.ts";
import { rowsRead } from "./rows-read.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { buy } from "./test-orders.ts";
import { testSellerWithStore } from "./test-seller.ts";
import { type TestShop, testStoreApp } from "./test-store-app.ts";

const [FEW, MANY] = [100, 2000];
let server: TestApp;
let large: TestShop;
let small: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  large = await testStoreApp(server, "large");
  small = await testSellerWithStore(server, "small");
  const orderId = await buy(server, [large.line(0)]);
  await manySales(server, { ...large, orderId }, MANY);
  await manySales(server, { ...small, orderId }, FEW);
  await eventually(async () => expect(await unseen()).toEqual([]));
});

/** Vacuums; a snapshot held meanwhile, such as that of an automatic analyze, keeps pages from being marked as seen by all. */
async function unseen() {
  await server.database.sql("VACUUM ANALYZE");
  return server.database.sql(
    `SELECT relname FROM pg_class WHERE relallvisible < relpages - 1
       AND relname IN ('orders', 'order_items', 'order_search', 'appointments', 'notifications')`,
  );
}

// Rows of a kind, and not whole stories: only the ledger itself adds up.
afterAll(() => server.close(ledgerChecks));

const lists: [what: string, path: string][] = [
  ["orders", `${M}/user/orders`],
  ["orders of a status", `${M}/user/orders?status=delivered`],
  ["orders of some days", `${M}/user/orders?from=2020-01-01`],
  ["an order's number", `${M}/user/orders?q=1002`],
  ["a customer's orders", `${M}/user/orders?q=rare+bird+100`],
  ["the dashboard", `${M}/user`],
  ["appointments that wait", `${M}/user/appointments`],
  ["all appointments", `${M}/user/appointments?status=All`],
  ["a customer's appointments", `${M}/user/appointments?status=All&q=rare+bird+100`],
  ["notifications", "/notifications"],
];

test.each(lists)("%s: a seller with twenty times as many reads no more rows", async (_what, path) => {
  const few = await rowsRead(server, path, small.headers);
  const many = await rowsRead(server, path, large.headers);
  expect(many, `rows, beside ${few}`).toBeLessThan(few + FEW);
});

const ends: [what: string, path: string][] = [
  ["orders", `${M}/user/orders?page=`],
  ["orders of a status", `${M}/user/orders?status=cancelled&page=`],
  ["appointments", `${M}/user/appointments?status=All&page=`],
  ["notifications", "/notifications?page="],
];

test.each(ends)("the last page of %s reads no more rows than the first", async (_what, path) => {
  const first = await server.http.inject({ url: `${path}1`, headers: large.headers });
  const last = await rowsRead(server, `${path}${first.json().pagination.total_pages}`, large.headers);
  expect(last).toBeLessThan(FEW);
});

test("what one seller has does not slow another's search", async () => {
  const read = await rowsRead(server, `${M}/user/orders?q=zzz`, small.headers);
  expect(read).toBeLessThan(3 * FEW);
});
