import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { returnStock } from "./return-stock.ts";
import { takeStock } from "./take-stock.ts";

let server: TestApp;
let shop: TestShop;
let [few, many, uncounted] = ["", "", ""];
beforeAll(async () => {
  server = await testApp();
  shop = await testStoreApp(server, "shop", { stock: [3, 10, null] });
  [few = "", many = "", uncounted = ""] = shop.productIds;
});
afterAll(() => server.close());

const take = (...lines: [string, number][]) =>
  inTransaction(server.deps, (deps) =>
    takeStock(
      deps.db,
      lines.map(([id, quantity]) => ({ id, quantity })),
    ),
  );
const giveBack = (...lines: [string, number][]) =>
  inTransaction(server.deps, (deps) =>
    returnStock(
      deps.db,
      lines.map(([id, quantity]) => ({ id, quantity })),
    ),
  );
const stock = () => stockOf(server, shop.productIds);

test("takes all or nothing, and tells which are counted", async () => {
  expect(await take([many, 2], [few, 3], [uncounted, 500])).toEqual({
    short: [],
    counted: new Set([many, few]),
  });
  expect(await stock()).toEqual([0, 8, null]);
  expect(await take([many, 8], [few, 1])).toEqual({ short: [{ id: few, left: 0 }], counted: new Set() });
  expect(await stock()).toEqual([0, 8, null]);
});

test("lines of one product are one wish, taken and given back", async () => {
  expect((await take([many, 5], [many, 5])).short).toEqual([{ id: many, left: 8 }]);
  await take([many, 3], [uncounted, 1], [many, 3]);
  expect(await stock()).toEqual([0, 2, null]);
  await giveBack([many, 3], [few, 1], [many, 3], [few, 2], [uncounted, 4]);
  expect(await stock()).toEqual([3, 8, null]);
});

test("of a product that is gone there is nothing, and nothing of it comes back", async () => {
  const gone = server.deps.newId();
  expect((await take([gone, 1])).short).toEqual([{ id: gone, left: 0 }]);
  await giveBack([gone, 1]);
  expect(await take()).toEqual({ short: [], counted: new Set() });
});
