import { services } from "@solodesk/contract/catalog/services.ts";
import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selectProducts } from "#features/catalog/catalog/listings/select-products.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let products: string[];
beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "corner");
  products = await testProducts(server, 7);
  await selectProducts(server.deps, seller.id, products);
  await server.database.sql("UPDATE listings SET active = false WHERE product_id = $1", [products[6]]);
  for (const [name, active] of [
    ["Talk", true],
    ["Secret", false],
  ]) {
    const price = { amount: 4500, currency: "USD" };
    await callUnchecked(
      server,
      services.add,
      { body: { name, active, price, duration_minutes: 30, location: "online" } },
      seller,
    );
  }
});
afterAll(() => server.close());

const visit = (query: Record<string, string>) => callUnchecked(server, storefront.get, { query });

describe("a store as a stranger sees it", () => {
  test("what is active, and not what it costs the seller", async () => {
    const answer = await visit({ website_url: "corner" });
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe(true);
    const { store, products: shelf, services: offered, pagination }: Storefront = answer.body.data;
    expect(store).toMatchObject({ name: "Corner Shop", website_url: "corner", published: true });
    expect(shelf.map(({ id }) => id)).toEqual(products.slice(0, 6));
    expect(shelf[0]).toMatchObject({ list_price: { amount: 1000, currency: "USD" }, active: true });
    expect(answer.text).not.toContain("wholesale");
    expect(offered.map(({ name }) => name)).toEqual(["Talk"]);
    expect(pagination).toEqual({ current_page: 1, page_size: 100, total: 6, total_pages: 1 });
  });

  test("its products page by page", async () => {
    const { data } = (await visit({ website_url: "corner", page: "2", page_size: "4" })).body;
    expect(data.products.map(({ id }) => id)).toEqual(products.slice(4, 6));
    expect(data.pagination).toEqual({ current_page: 2, page_size: 4, total: 6, total_pages: 2 });
    const beyond = (await visit({ website_url: "corner", page: "9" })).body.data;
    expect([beyond.products, beyond.pagination.total]).toEqual([[], 6]);
  });

  test("one of its products, to look at; what is off the shelf or elsewhere is not there", async () => {
    const look = (id: string, store = "corner") =>
      call(server, storefront.getProduct, { params: { website_url: store, id } });
    await testSellerWithStore(server, "elsewhere");
    const answer = await look(products[0]!);
    expect([answer.status, answer.body.status]).toEqual([200, true]);
    expect(answer.body.data).toMatchObject({
      id: products[0],
      name: expect.any(String),
      list_price: { amount: 1000 },
    });
    expect(answer.text).not.toMatch(/wholesale|changes/);
    for (const [id, store] of [
      [products[6]!, "corner"],
      [products[0]!, "elsewhere"],
      [crypto.randomUUID(), "corner"],
    ] as const)
      expect([(await look(id, store)).status, id]).toEqual([404, id]);
    expect((await look("1")).status).toBe(404);
    expect((await look("A b")).status).toBe(422);
  });

  test("unknown, misspelt, unpublished: all the same 404", async () => {
    const closed = await testSellerWithStore(server, "closed");
    await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [closed.storeId]);
    for (const website_url of ["nobody", "Corner", "corner'--", "%00", "🥐", "closed"]) {
      const answer = await visit({ website_url });
      expect([answer.status, answer.code], website_url).toEqual([404, "not_found"]);
    }
  });

  test.each([
    ["no address", {}, "website_url"],
    ["page 0", { website_url: "corner", page: "0" }, "page"],
    ["a page of 101", { website_url: "corner", page_size: "101" }, "page_size"],
    ["something unknown", { website_url: "corner", sort: "x" }, "sort"],
    ["a NUL", { website_url: "a\u0000" }, "website_url"],
  ])("%s is refused", async (_what, query, field) => {
    const answer = await visit(query);
    expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
  });
});
