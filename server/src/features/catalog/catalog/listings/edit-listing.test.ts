import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

const M = "/api/marketplace-solopreneur";
const usd = (amount: number) => ({ amount, currency: "USD" });

let server: TestApp;
let ids: string[];
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  ids = await testProducts(server, 3);
  seller = await testSellerWithStore(server, "corner-shop");
  await server.http.inject({
    method: "POST",
    url: `${M}/user/products/select`,
    headers: seller.headers,
    payload: { product_ids: ids.slice(0, 2) },
  });
});
afterAll(() => server.close());

const edit = (id: string, payload: object, { headers }: { headers: Record<string, string> } = seller) =>
  server.http.inject({ method: "PATCH", url: `${M}/user/products/${id}`, headers, payload });
const mine = async () =>
  (await server.http.inject({ url: `${M}/user/my-products`, headers: seller.headers })).json().products;
const shown = async () =>
  (await server.http.inject({ url: `${M}/user-store-link?website_url=corner-shop` })).json().data.products;

describe("a listing", () => {
  test("gets its own price, by the product's id and by its own; the product keeps its price", async () => {
    const answer = await edit(ids[0]!, { list_price: usd(1250) });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ id: ids[0], price: usd(1000), list_price: usd(1250), active: true });
    expect((await edit(data.listing_id, { list_price: usd(1300) })).json().data.id).toBe(ids[0]);
    expect((await mine())[0]).toMatchObject({ id: ids[0], list_price: usd(1300), price: usd(1000) });
    expect((await shown())[0]).toMatchObject({ id: ids[0], list_price: usd(1300) });
  });

  test("that is switched off stays in the catalogue and leaves the store page, with a new version", async () => {
    const version = () => server.database.sql("SELECT version FROM stores WHERE id = $1", [seller.storeId]);
    const before = await version();
    expect((await edit(ids[1]!, { active: false })).json().data.active).toBe(false);
    expect(await version()).not.toEqual(before);
    expect((await mine()).map(({ active }: { active: boolean }) => active)).toEqual([true, false]);
    expect((await shown()).map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    await edit(ids[1]!, { active: true });
    expect(await shown()).toHaveLength(2);
  });

  test.each([
    ["a negative price", { list_price: usd(-1) }],
    ["a fraction of a cent", { list_price: usd(0.5) }],
    ["a price beyond all", { list_price: usd(1e15) }],
    ["a price as text", { list_price: { amount: "10", currency: "USD" } }],
    ["another currency", { list_price: { amount: 10, currency: "EUR" } }],
    ["what cannot be changed here", { wholesale_price: usd(1) }],
    ["half a switch", { active: "yes" }],
  ])("%s is refused and changes nothing", async (_, body) => {
    const before = await mine();
    const answer = await edit(ids[0]!, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "validation_failed"]);
    expect(await mine()).toEqual(before);
  });

  test("nothing given is harmless; the wholesale price is the least, a cent below it is refused", async () => {
    expect((await edit(ids[0]!, {})).statusCode).toBe(200);
    expect((await edit(ids[0]!, { list_price: usd(600) })).json().data.list_price).toEqual(usd(600));
    const before = await mine();
    for (const amount of [599, 1, 0]) {
      const answer = await edit(ids[0]!, { list_price: usd(amount), active: false });
      expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
        422,
        "validation_failed",
        { list_price: "This price is below the wholesale price. Enter at least $6.00." },
      ]);
    }
    expect(await mine()).toEqual(before);
  });

  test("is its seller's alone, and must be listed", async () => {
    const rival = await testSellerWithStore(server, "rival-shop");
    for (const who of [rival, await testSeller(server)])
      expect((await edit(ids[0]!, { active: false }, who)).statusCode).toBe(404);
    expect((await edit(ids[2]!, { active: false })).statusCode).toBe(404);
    expect((await edit(ids[0]!, { active: false }, { headers: {} })).statusCode).toBe(401);
    expect((await mine())[0].active).toBe(true);
  });

  test("changed from two sides at once keeps both changes", async () => {
    const answers = await concurrently(
      seededRandom(),
      times(40, (i) => edit(ids[i % 2]!, i % 4 < 2 ? { list_price: usd(777) } : { active: false })),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    for (const listing of await mine())
      expect(listing).toMatchObject({ list_price: usd(777), active: false });
  });
});
