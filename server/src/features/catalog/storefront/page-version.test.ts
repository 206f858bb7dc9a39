import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { expect } from "vitest";
import { takeStock } from "#features/catalog/catalog/stock/take-stock.ts";
import { callUnchecked } from "#test/call.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { test } from "#test/with-server.ts";
import { findPageVersion } from "./page-version.repository.ts";

test("it changes with each sale of a variant, also if another one isn't counted", async ({ server }) => {
  const seller = await testSellerWithStore(server, "versions");
  const price = { amount: 900, currency: "USD" };
  const variants = [
    { options: { Size: "Small" }, price, stock: 3 },
    { options: { Size: "Large" }, price, stock: null },
  ];
  const body = { name: "Soap", options: [{ name: "Size", values: ["Small", "Large"] }], variants };
  const { data } = (await callUnchecked(server, ownProducts.add, { body }, seller)).body;
  expect(data.stock).toBeNull();
  const version = async () => (await findPageVersion(server.deps.db, seller.websiteUrl, 100))?.version;
  const sell = (variant: number) =>
    takeStock(server.deps.db, [{ id: data.id, variantId: data.variants[variant]?.id, quantity: 1 }]);
  const before = await version();
  await sell(1);
  expect(await version()).toBe(before);
  await sell(0);
  expect(await version()).not.toBe(before);
});
