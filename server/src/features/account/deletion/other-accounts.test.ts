// Deleting one account changes nothing in any other.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  anonymised,
  deletedTablesOfStore,
  deletedTablesOfUser,
} from "#features/account/data-exports/personal-data.ts";
import { days } from "#kernel/time/clock.ts";
import { privateThings } from "#test/security/private-things.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { type TestSeller, testSellerWithStore } from "#test/test-seller.ts";
import { deleteAccounts } from "./delete-accounts.ts";
import { requestDeletion } from "./request-deletion.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const ofStores = [...deletedTablesOfStore, "services", "appointments", "gift_cards"];
const elsewhere = [...ofStores, "order_items"];
const ofUsers = [
  ...deletedTablesOfUser,
  ...[...anonymised.keys()].filter((table) => !elsewhere.includes(table)),
];

/** Returns an account's rows in every table that a deletion touches. */
async function rowsOf({ id }: TestSeller): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const read = async (table: string, whose: string) => {
    const rows = await server.database.sql<{ row: string }>(
      `SELECT t::text AS row FROM ${table} t WHERE ${whose} ORDER BY 1`,
      [id],
    );
    if (rows.length > 0)
      found.set(
        table,
        rows.map(({ row }) => row),
      );
  };
  const ofStore = "store_id IN (SELECT id FROM stores WHERE user_id = $1)";
  for (const table of ofStores) await read(table, ofStore);
  await read("order_items", `order_id IN (SELECT id FROM orders WHERE ${ofStore})`);
  for (const table of ofUsers) await read(table, table === "users" ? "id = $1" : "user_id = $1");
  return found;
}

test("no row of another account goes or changes with the one that is deleted", async () => {
  const { deps, clock } = server;
  const staying = await testSellerWithStore(server, "staying-shop");
  const [productId = ""] = await testProducts(server, 1);
  await privateThings(server, staying, { mark: "staying", productId });
  const leaving = await testSellerWithStore(server, "leaving-shop");
  const wanted = { confirm: `${leaving.id}@example.com`, giveUpWallet: false };
  await requestDeletion(deps, leaving, wanted);
  clock.advance(days(14));
  const before = await rowsOf(staying);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining([
      "ad_spend",
      "listings",
      "waitlist",
      "mails",
      "sessions",
      "services",
      "users",
      "order_items",
    ]),
  );
  expect(await deleteAccounts(deps)).toBe(1);
  expect(await rowsOf(staying)).toEqual(before);
});
