import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestSeller;
let ids: string[];
beforeAll(async () => {
  server = await testApp();
  seller = await testSeller(server);
  ids = await testProducts(server, 230);
  // Odd numbers are in another category, prices repeat, and names are in no order.
  await server.database.sql(
    `UPDATE products SET category = CASE WHEN n % 2 = 1 THEN 'Odd' ELSE 'Things' END, price = (n % 7) * 100,
       name = 'Thing ' || md5(n::text)
     FROM unnest($1::uuid[]) WITH ORDINALITY AS given (given_id, n) WHERE id = given_id`,
    [ids],
  );
});
afterAll(() => server.close());

const list = (query = "", as = seller) => callUnchecked(server, catalog.list, { query }, as);

async function everyPage(query: string) {
  const products: Answer<typeof catalog.list>["products"] = [];
  for (let page = 1; page <= 50; page += 1) {
    const { body } = await list(`page=${page}&${query}`);
    products.push(...body.products);
    if (page >= body.pagination.total_pages) return products;
  }
  throw new Error("the pages never end");
}

describe("products/all", () => {
  test("answers a hundred products a page, in the order they came in", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 100));
    expect(body.pagination).toEqual({ current_page: 1, page_size: 100, total: 230, total_pages: 3 });
    expect(body.products[0]).toEqual({
      id: ids[0],
      sku: `SKU-${ids[0]}`,
      name: expect.stringMatching(/^Thing /),
      description: "A good thing",
      category: "Odd",
      brand: "Acme",
      image_url: null,
      price: { amount: 100, currency: "USD" },
      wholesale_price: { amount: 600, currency: "USD" },
      stock: 20,
      selected: false,
    });
  });

  test.each(["default", "name", "price", "-price", "newest"])(
    "sorted by %s its pages hold each product once",
    async (sort) => {
      for (const [filter, size] of [
        ["", 230],
        ["&category=Odd", 115],
      ] as const) {
        const products = await everyPage(`page_size=17&sort=${sort}${filter}`);
        expect(products).toHaveLength(size);
        expect(new Set(products.map(({ id }) => id)).size).toBe(size);
        const key = { name: "name", price: "price", "-price": "price" }[sort];
        const keys = products.map((p) => (key === "name" ? p.name : key === "price" ? p.price.amount : p.id));
        const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expect(keys).toEqual(sort.startsWith("-") || sort === "newest" ? sorted.toReversed() : sorted);
      }
    },
  );

  test("a page past the end is empty and still tells the total", async () => {
    const { status, body } = await list("page=99&category=Odd");
    expect([status, body.products, body.pagination.total]).toEqual([200, [], 115]);
  });

  test("an unknown category has no products", async () => {
    expect((await list("category=Nothing")).body.pagination.total).toBe(0);
  });

  test.each(["page=0", "page=x", "page_size=101", "page_size=1e9", "sort=id", "surprise=1"])(
    "%s is refused",
    async (query) => {
      const { status, refusal } = await list(query);
      expect([status, refusal.code]).toEqual([422, "validation_failed"]);
    },
  );

  test("needs a caller", async () => {
    const answer = await call(server, catalog.list, {});
    expect(answer.status).toBe(401);
  });

  test("the order is everybody's, what is selected each seller's own", async () => {
    const other = await testSellerWithStore(server, "other-shop");
    const picked = [ids[3]!, ids[7]!];
    await call(server, catalog.select, { body: { product_ids: picked } }, other);
    const theirs = (await list("", other)).body.products;
    const mine = (await list()).body.products;
    expect(theirs.filter((p) => p.selected).map((p) => p.id)).toEqual(picked);
    expect(mine.some((p) => p.selected)).toBe(false);
    expect(theirs.map((p) => p.id)).toEqual(mine.map((p) => p.id));
  });
});

describe("one product", () => {
  test("is found by its id", async () => {
    const { status, body } = await call(server, catalog.get, { params: { id: ids[5]! } }, seller);
    expect([status, body.id, body.selected]).toEqual([200, ids[5], false]);
  });

  test.each([
    ["0199aaaa-0000-7000-8000-000000000000", 404, "not_found"],
    ["not-an-id", 422, "validation_failed"],
  ])("%s is %i", async (id, status, code) => {
    const answer = await call(server, catalog.get, { params: { id } }, seller);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });
});

describe("categories", () => {
  test("are counted exactly, also after products moved and went", async () => {
    expect((await call(server, catalog.listCategories, {}, seller)).body.data).toEqual([
      { category: "Odd", products: 115 },
      { category: "Things", products: 115 },
    ]);
    await server.database.sql("UPDATE products SET category = 'Moved' WHERE id = ANY($1)", [
      ids.slice(100, 110),
    ]);
    await server.database.sql("DELETE FROM products WHERE id = ANY($1)", [ids.slice(110, 120)]);
    expect((await call(server, catalog.listCategories, {}, seller)).body.data).toEqual([
      { category: "Moved", products: 10 },
      { category: "Odd", products: 105 },
      { category: "Things", products: 105 },
    ]);
    expect((await list("category=Moved")).body.pagination.total).toBe(10);
    expect(
      (await call(server, catalog.search, { query: { q: "thing" } }, seller)).body.pagination.total,
    ).toBe(220);
  });
});
