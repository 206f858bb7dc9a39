// What triggers maintain for the lists: the number of orders of each status, and the text that a search
// reads.
import { orders } from "@solodesk/contract/selling/orders.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { moneyChecks } from "#features/money/wallet/checks/money-checks.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { callUnchecked } from "#test/call.ts";
import { manySales } from "#test/many-sales.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

const COUNT = 40;
const kept = moneyChecks.filter(({ sql }) => /order_search|status_counts/.test(sql));
let server: TestApp;
let shop: TestShop;
let orderId: string;
let clients: pg.Client[];
beforeAll(async () => {
  server = await testApp();
  shop = await testStoreApp(server, "shop");
  orderId = await buy(server, [shop.line(0)]);
  await manySales(server, { ...shop, orderId }, COUNT);
  clients = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const client = new pg.Client({ connectionString: server.database.ownerUrl });
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await server.close([...ledgerChecks, ...kept]);
});

const listed = async (query = "") => {
  return (await callUnchecked(server, orders.list, { query }, shop)).body;
};
const statuses = ["paid", "processing", "shipped", "delivered"];
const lead =
  "UPDATE orders SET status = $1 WHERE id = (SELECT id FROM orders WHERE store_id = $2 ORDER BY id OFFSET $3 LIMIT 1)";
const sumUp = "SELECT sum_up_status_counts('orders', $1)";

test("counts are right after changes that happen at once, whoever sums them up meanwhile", async () => {
  await Promise.all(
    clients.map(async (client, nth) => {
      for (let at = 0; at < COUNT; at += 1) {
        await client.query(lead, [statuses[(at + nth) % 4], shop.storeId, (at * 7 + nth) % COUNT]);
        if (at % 4 === nth % 4) await client.query(sumUp, [shop.storeId]);
      }
    }),
  );
  await expectBooksBalanced(server.database, kept);
  const { counts, pagination } = await listed();
  expect(pagination.total).toBe(COUNT + 1);
  expect(Object.values(counts).reduce((sum: number, n) => sum + n, 0)).toBe(COUNT + 1);
  await clients[0]!.query(sumUp, [shop.storeId]);
  const rows = await server.database.sql("SELECT status FROM status_counts WHERE store_id = $1", [
    shop.storeId,
  ]);
  expect(rows.length, "one row for each list and status").toBeLessThanOrEqual(statuses.length + 1 + 5);
});

test("changes of a store's orders wait for no other change of its counts", async () => {
  const [one, other] = clients as [pg.Client, pg.Client];
  await one.query("BEGIN");
  await one.query(lead, ["cancelled", shop.storeId, 1]);
  await one.query(sumUp, [shop.storeId]);
  // This would hang if it waited for the other transaction.
  const changed = await other.query(lead, ["cancelled", shop.storeId, 2]);
  expect(changed.rowCount).toBe(1);
  await other.query(sumUp, [shop.storeId]);
  await one.query("ROLLBACK");
  await expectBooksBalanced(server.database, kept);
});

test("what is undone was never counted, and what is removed no longer is", async () => {
  const before = await listed();
  const [client] = clients as [pg.Client];
  await client.query("BEGIN");
  await client.query("UPDATE orders SET status = 'expired' WHERE store_id = $1", [shop.storeId]);
  await client.query("ROLLBACK");
  expect((await listed()).counts).toEqual(before.counts);
  await client.query("DELETE FROM orders WHERE customer_name = 'Grace 1'");
  expect((await listed()).pagination.total).toBe(before.pagination.total - 1);
  await expectBooksBalanced(server.database, kept);
});

test("a search takes every sign as it is typed, and follows what the order says", async () => {
  const named = (name: string) =>
    server.database.sql("UPDATE orders SET customer_name = $1 WHERE id = $2", [name, orderId]);
  for (const name of ["100% Ärger", "A_B \\ C", 'O\'Neil "Q"', "ŁÓDŹ"]) {
    await named(name);
    for (const q of [name, name.slice(1, 4), name.toLowerCase()])
      expect(
        (await listed(`q=${encodeURIComponent(q)}`)).orders.map(({ id }) => id),
        q,
      ).toEqual([orderId]);
  }
  await named("Ada");
  await server.database.sql("UPDATE order_items SET name = 'Brass Knob' WHERE order_id = $1", [orderId]);
  expect((await listed("q=brass+knob")).pagination.total).toBe(1);
  for (const q of ["%", "_", "\\", "a_a"])
    expect((await listed(`q=${encodeURIComponent(q)}`)).orders, q).toEqual([]);
  await expectBooksBalanced(server.database, kept);
});
