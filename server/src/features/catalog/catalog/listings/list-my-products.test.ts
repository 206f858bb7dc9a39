import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "#test/test-seller.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

let server: TestApp;
let seller: TestSeller;
let ids: string[];

beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "corner-shop");
  ids = await testProducts(server, 130);
  await server.database.sql(
    `UPDATE products SET category = CASE WHEN n % 2 = 1 THEN 'Odd' ELSE 'Things' END,
       price = 1000 + (n % 7) * 100, name = CASE n WHEN 12 THEN 'Crème brûlée bowl' ELSE 'Thing ' || md5(n::text) END
     FROM unnest($1::uuid[]) WITH ORDINALITY AS given (given_id, n) WHERE id = given_id`,
    [ids],
  );
  await call(server, catalog.select, { body: { product_ids: ids.slice(0, 120) } }, seller);
  for (const id of ids.slice(0, 5))
    await call(server, catalog.editListing, { params: { id }, body: { active: false } }, seller);
  await call(
    server,
    catalog.editListing,
    { params: { id: ids[7]! }, body: { list_price: usd(699) } },
    seller,
  );
  const service = { duration_minutes: 60, location: "online" };
  for (const [name, amount, active] of [
    ["Sewing lesson", 4500, true],
    ["Café tasting", 2500, false],
  ]) {
    // Services added at the same moment would have no order.
    server.clock.advance(1000);
    await callUnchecked(
      server,
      services.add,
      { body: { ...service, name, price: usd(Number(amount)), active } },
      seller,
    );
  }
});
afterAll(() => server.close());

const ask = (query: string, as = seller) => callUnchecked(server, catalog.listMine, { query }, as);
const mine = async (query = "", as = seller) => (await ask(query, as)).body;
const served = async (query: string) => (await mine(query)).services.map(({ name }) => name);

describe("one's own catalogue", () => {
  test.each([
    ["default", (a: string, b: string) => (a < b ? -1 : 1)],
    ["newest", (a: string, b: string) => (a < b ? 1 : -1)],
  ])("in the order %s follows when products were picked", async (sort, order) => {
    const { products, pagination } = await mine(`sort=${sort}`);
    expect([products.length, pagination.total]).toEqual([100, 120]);
    const picked = ids.slice(0, 120).toSorted(order).slice(0, 100);
    expect(products.map(({ id }) => id)).toEqual(picked);
  });

  test.each(["default", "newest", "name", "price", "-price"])(
    "by %s: pages neither repeat nor miss a product",
    async (sort) => {
      const products: Answer<typeof catalog.listMine>["products"] = [];
      for (const page of [1, 2, 3, 4, 5]) {
        products.push(...(await mine(`sort=${sort}&page=${page}&page_size=30`)).products);
      }
      expect(new Set(products.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 120)));
      expect(products).toHaveLength(120);
    },
  );

  test("by price it goes by one's own price, not by the catalogue's", async () => {
    const prices = (await mine("sort=price")).products.map(({ list_price }) => list_price.amount);
    expect(prices[0]).toBe(699);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await mine("sort=-price")).products.map(({ list_price }) => list_price.amount);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });

  test("narrows by category, by what is offered, and by both", async () => {
    const odd = await mine("category=Odd");
    expect([odd.pagination.total, new Set(odd.products.map(({ category }) => category))]).toEqual([
      60,
      new Set(["Odd"]),
    ]);
    expect((await mine("state=inactive")).products.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect((await mine("state=active")).pagination.total).toBe(115);
    expect((await mine("state=inactive&category=Odd")).pagination.total).toBe(3);
    expect((await mine("category=")).pagination.total, "a filter left empty is none").toBe(120);
  });

  test("is searched as the shared catalogue is: accents and typing errors forgiven, others' products unseen", async () => {
    for (const q of ["creme", "brulée bowl", "cremme"])
      expect((await mine(`q=${encodeURIComponent(q)}`)).products.map(({ id }) => id)).toEqual([ids[11]]);
    expect((await mine("q=creme&state=inactive")).pagination.total).toBe(0);
    // In the shared catalogue there are ten more.
    expect((await mine("q=thing&page_size=1")).pagination).toMatchObject({ total: 120, total_pages: 120 });
    expect(await mine("q=%21%21")).toMatchObject({ products: [], services: [], pagination: { total: 0 } });
    expect((await mine("q=thing&sort=price")).products[0]?.id).toBe(ids[7]);
  });

  test("narrows and sorts services alike; in a category there are none", async () => {
    expect(await served("")).toEqual(["Sewing lesson", "Café tasting"]);
    expect(await served("sort=price")).toEqual(["Café tasting", "Sewing lesson"]);
    expect(await served("sort=newest")).toEqual(["Café tasting", "Sewing lesson"]);
    expect(await served("q=cafe")).toEqual(["Café tasting"]);
    expect(await served("q=less+sew")).toEqual(["Sewing lesson"]);
    expect(await served("state=inactive")).toEqual(["Café tasting"]);
    expect(await served("category=Odd")).toEqual([]);
  });

  test.each(["sort=cheapest", "state=gone", "sort=price&sort=name", "page=0", "colour=red", "q=%00"])(
    "%s is refused",
    async (query) => expect((await ask(query)).status).toBe(422),
  );

  test("a page past the end is empty and still tells the total; without a store there is nothing", async () => {
    expect(await mine("page=9&state=active")).toMatchObject({ products: [], pagination: { total: 115 } });
    const stranger = await testSeller(server);
    expect(await mine("q=thing&sort=name", stranger)).toMatchObject({ products: [], services: [] });
  });

  test("counts its categories; a rival's are not among them", async () => {
    const categories = async (as = seller) =>
      (await call(server, catalog.listMyCategories, {}, as)).body.data;
    expect(await categories()).toEqual([
      { category: "Odd", products: 60 },
      { category: "Things", products: 60 },
    ]);
    expect(await categories(await testSellerWithStore(server, "rival-shop"))).toEqual([]);
  });
});
