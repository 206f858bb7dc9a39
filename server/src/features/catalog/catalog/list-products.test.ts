import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "#test/test-seller.ts";

const M = "/api/marketplace-solopreneur";
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

async function get(path: string, headers = seller.headers) {
  const answer = await server.http.inject({ url: `${M}${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function everyPage(query: string) {
  const products: { id: string; name: string; price: { amount: number } }[] = [];
  for (let page = 1; page <= 50; page += 1) {
    const { body } = await get(`/products/all?page=${page}&${query}`);
    products.push(...body.products);
    if (page >= body.pagination.total_pages) return products;
  }
  throw new Error("the pages never end");
}

describe("products/all", () => {
  test("answers a hundred products a page, in the order they came in", async () => {
    const { status, body } = await get("/products/all");
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
    const { status, body } = await get("/products/all?page=99&category=Odd");
    expect([status, body.products, body.pagination.total]).toEqual([200, [], 115]);
  });

  test("an unknown category has no products", async () => {
    expect((await get("/products/all?category=Nothing")).body.pagination.total).toBe(0);
  });

  test.each(["page=0", "page=x", "page_size=101", "page_size=1e9", "sort=id", "surprise=1"])(
    "%s is refused",
    async (query) => {
      const { status, body } = await get(`/products/all?${query}`);
      expect([status, body.code]).toEqual([422, "validation_failed"]);
    },
  );

  test("needs a caller", async () => {
    const answer = await server.http.inject({ url: `${M}/products/all` });
    expect(answer.statusCode).toBe(401);
  });

  test("the order is everybody's, what is selected each seller's own", async () => {
    const other = await testSellerWithStore(server, "other-shop");
    const picked = [ids[3], ids[7]];
    await server.http.inject({
      method: "POST",
      url: `${M}/user/products/select`,
      headers: other.headers,
      payload: { product_ids: picked },
    });
    const theirs = (await get("/products/all", other.headers)).body.products;
    const mine = (await get("/products/all")).body.products;
    expect(theirs.filter((p: { selected: boolean }) => p.selected).map((p: { id: string }) => p.id)).toEqual(
      picked,
    );
    expect(mine.some((p: { selected: boolean }) => p.selected)).toBe(false);
    expect(theirs.map((p: { id: string }) => p.id)).toEqual(mine.map((p: { id: string }) => p.id));
  });
});

describe("one product", () => {
  test("is found by its id", async () => {
    const { status, body } = await get(`/products/${ids[5]}`);
    expect([status, body.id, body.selected]).toEqual([200, ids[5], false]);
  });

  test.each([
    ["0199aaaa-0000-7000-8000-000000000000", 404, "not_found"],
    ["not-an-id", 422, "validation_failed"],
  ])("%s is %i", async (id, status, code) => {
    const answer = await get(`/products/${id}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe("categories", () => {
  test("are counted exactly, also after products moved and went", async () => {
    expect((await get("/products/categories")).body.data).toEqual([
      { category: "Odd", products: 115 },
      { category: "Things", products: 115 },
    ]);
    await server.database.sql("UPDATE products SET category = 'Moved' WHERE id = ANY($1)", [
      ids.slice(100, 110),
    ]);
    await server.database.sql("DELETE FROM products WHERE id = ANY($1)", [ids.slice(110, 120)]);
    expect((await get("/products/categories")).body.data).toEqual([
      { category: "Moved", products: 10 },
      { category: "Odd", products: 105 },
      { category: "Things", products: 105 },
    ]);
    expect((await get("/products/all?category=Moved")).body.pagination.total).toBe(10);
    expect((await get("/products/search?q=thing")).body.pagination.total).toBe(220);
  });
});
