import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { loadSampleCatalogue } from "../load-sample-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { removeAllProducts, removeProducts, weighRemoval } from "./remove-products.ts";

type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
let sellers: Seller[];
beforeAll(async () => {
  server = await testApp();
  sellers = [];
  for (const shop of ["shop-a", "shop-b", "shop-c"]) sellers.push(await testSellerWithStore(server, shop));
});
afterAll(() => server.close());

const shelf = async (shop: string): Promise<string[]> => {
  const answer = await call(server, storefront.get, { query: { website_url: shop } });
  return answer.body.data.products.map(({ id }) => id);
};
const versions = async () => {
  const rows = await server.database.sql<{ version: string }>(
    "SELECT version FROM stores ORDER BY website_url",
  );
  return rows.map(({ version }) => Number(version));
};
const total = async (table: string) => {
  const [row] = await server.database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n;
};

test("what is removed leaves the catalogue, the search and every shelf at once; the rest stays", async () => {
  const ids = await testProducts(server, 4);
  const [a, b, c] = sellers as [Seller, Seller, Seller];
  await call(server, catalog.select, { body: { product_ids: ids } }, a);
  await call(server, catalog.select, { body: { product_ids: ids.slice(1, 2) } }, b);
  await call(server, catalog.select, { body: { product_ids: ids.slice(3) } }, c);
  expect(await shelf("shop-a")).toEqual(ids);
  const before = await versions();

  const skus = ids.slice(0, 2).map((id) => `SKU-${id}`);
  expect(await weighRemoval(server.deps, [...skus, "none"])).toEqual({
    products: 2,
    listed: 2,
    stores: 2,
    unknown: ["none"],
  });
  expect(await removeProducts(server.deps, [...skus, ...skus, "none"])).toBe(2);

  expect(await shelf("shop-a")).toEqual(ids.slice(2));
  expect(await shelf("shop-b")).toEqual([]);
  expect(await shelf("shop-c")).toEqual(ids.slice(3));
  const after = await versions();
  expect(after.map((version, at) => version > (before[at] ?? 0))).toEqual([true, true, false]);
  expect([await total("products"), await total("product_search")]).toEqual([2, 2]);
  expect((await call(server, catalog.select, { body: { product_ids: ids.slice(0, 1) } }, a)).status).toBe(
    404,
  );
  expect(await removeProducts(server.deps, skus)).toBe(0);
});

test("everything goes, batch by batch, and the sample does not come back", async () => {
  await testProducts(server, 1100);
  const heard: number[] = [];
  const { products } = await weighRemoval(server.deps);
  expect(await removeAllProducts(server.deps, (removed) => heard.push(removed))).toBe(products);
  expect(heard).toEqual([500, 1000, products]);
  expect([await total("products"), await total("listings"), await total("product_search")]).toEqual([
    0, 0, 0,
  ]);
  expect(await loadSampleCatalogue(server.deps)).toBe(0);
});

test("sellers who pick and imports that change the same products meanwhile break nothing", async () => {
  for (let round = 0; round < 8; round += 1) {
    const ids = await testProducts(server, 30);
    const skus = ids.map((id) => `SKU-${id}`);
    const records = skus.map((sku, at) => ({ row: at, fields: { sku, name: "Cup", price: String(round) } }));
    const picked = sellers.flatMap((seller) => [
      call(server, catalog.select, { body: { product_ids: ids } }, seller),
      call(server, catalog.select, { body: { product_ids: ids.toReversed() } }, seller),
      call(server, catalog.unselect, { body: { product_ids: ids.slice(5) } }, seller),
    ]);
    const [removed] = await Promise.all([
      removeProducts(server.deps, skus),
      importCatalogue(server.deps, records, { wholesalePercent: 60 }),
      ...picked,
    ]);
    expect(removed).toBe(30);
    for (const answer of await Promise.all(picked)) expect([200, 404]).toContain(answer.status);
    await removeAllProducts(server.deps);
    expect([await total("products"), await total("listings")]).toEqual([0, 0]);
  }
});

test("a seller whose products somebody else locks the other way round gets them a moment later", async () => {
  const ids = await testProducts(server, 2);
  const other = new pg.Client(server.database.ownerUrl);
  await other.connect();
  const lock = async (id: string | undefined) =>
    other.query("SELECT FROM products WHERE id = $1 FOR UPDATE", [id]);
  await other.query("BEGIN");
  await lock(ids[1]);
  const picked = call(server, catalog.select, { body: { product_ids: ids } }, sellers[0]);
  const waits =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await server.database.sql(waits)).length).toBe(1);
  // Now both wait for each other, and the database aborts one: the seller's transaction, which has waited
  // longer.
  await lock(ids[0]).catch(() => undefined);
  await other.query("ROLLBACK");
  await other.end();
  expect((await picked).status).toBe(200);
});
