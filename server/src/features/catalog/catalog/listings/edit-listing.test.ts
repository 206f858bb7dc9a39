import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

let server: TestApp;
let ids: string[];
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  ids = await testProducts(server, 3);
  seller = await testSellerWithStore(server, "corner-shop");
  await call(server, catalog.select, { body: { product_ids: ids.slice(0, 2) } }, seller);
});
afterAll(() => server.close());

const edit = (id: string, payload: object, as: { headers: Record<string, string> } = seller) =>
  call(server, catalog.editListing, { params: { id }, body: payload }, as);
const mine = async () => (await call(server, catalog.listMine, {}, seller)).body.products;
const shown = async () =>
  (await call(server, storefront.get, { query: { website_url: "corner-shop" } })).body.data.products;

describe("a listing", () => {
  test("gets its own price, by the product's id and by its own; the product keeps its price", async () => {
    const answer = await edit(ids[0]!, { list_price: usd(1250) });
    expect(answer.status).toBe(200);
    const { data } = answer.body;
    expect(data).toMatchObject({ id: ids[0], price: usd(1000), list_price: usd(1250), active: true });
    expect((await edit(data.listing_id, { list_price: usd(1300) })).body.data.id).toBe(ids[0]);
    expect((await mine())[0]).toMatchObject({ id: ids[0], list_price: usd(1300), price: usd(1000) });
    expect((await shown())[0]).toMatchObject({ id: ids[0], list_price: usd(1300) });
  });

  test("that is switched off stays in the catalogue and leaves the store page, with a new version", async () => {
    const version = () => server.database.sql("SELECT version FROM stores WHERE id = $1", [seller.storeId]);
    const before = await version();
    expect((await edit(ids[1]!, { active: false })).body.data.active).toBe(false);
    expect(await version()).not.toEqual(before);
    expect((await mine()).map(({ active }) => active)).toEqual([true, false]);
    expect((await shown()).map(({ id }) => id)).toEqual([ids[0]]);
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
    expect([answer.status, answer.code]).toEqual([422, "validation_failed"]);
    expect(await mine()).toEqual(before);
  });

  test("nothing given is harmless; the wholesale price is the least, a cent below it is refused", async () => {
    expect((await edit(ids[0]!, {})).status).toBe(200);
    expect((await edit(ids[0]!, { list_price: usd(600) })).body.data.list_price).toEqual(usd(600));
    const before = await mine();
    for (const amount of [599, 1, 0]) {
      const answer = await edit(ids[0]!, { list_price: usd(amount), active: false });
      expect([answer.status, answer.code, answer.refusal.fields]).toEqual([
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
      expect((await edit(ids[0]!, { active: false }, who)).status).toBe(404);
    expect((await edit(ids[2]!, { active: false })).status).toBe(404);
    expect((await edit(ids[0]!, { active: false }, { headers: {} })).status).toBe(401);
    expect((await mine())[0]!.active).toBe(true);
  });

  test("changed from two sides at once keeps both changes", async () => {
    const answers = await concurrently(
      seededRandom(),
      times(40, (i) => edit(ids[i % 2]!, i % 4 < 2 ? { list_price: usd(777) } : { active: false })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    for (const listing of await mine())
      expect(listing).toMatchObject({ list_price: usd(777), active: false });
  });
});

test("a price and the whole product saved at once: the price crossed out stays higher, and variants keep their prices", async () => {
  const random = seededRandom();
  const own = async (body: object, id: string) =>
    callUnchecked(server, ownProducts.edit, { params: { id }, body }, seller);
  const options = [{ name: "Size", values: ["Small"] }];
  const variants = [{ options: { Size: "Small" }, price: usd(700) }];
  const refused: boolean[] = [];
  for (let round = 0; round < 20; round += 1) {
    const body = { name: `Soap ${round}`, price: usd(1000) };
    const { id } = (await call(server, ownProducts.add, { body }, seller)).body.data;
    const whole = round % 2 === 0 ? { compare_at: usd(1500) } : { options, variants };
    const answers = await concurrently<{ status: number }>(random, [
      () =>
        callUnchecked(
          server,
          catalog.editListing,
          { params: { id }, body: { list_price: usd(2000) } },
          seller,
        ),
      () => own(whole, id),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect([200, 422]).toEqual(expect.arrayContaining(statuses));
    refused.push(statuses.includes(422));
    const [row] = await server.database.sql<{ price: string; listed: string; compareAt: string | null }>(
      `SELECT p.price, l.list_price AS listed, p.compare_at AS "compareAt" FROM products p
         JOIN listings l ON l.product_id = p.id WHERE p.id = $1`,
      [id],
    );
    expect(row!.listed).toBe(row!.price);
    if (round % 2 === 1) expect(Number(row!.price)).toBe(700);
    else expect(Number(row!.compareAt ?? Infinity)).toBeGreaterThan(Number(row!.price));
  }
  expect(refused).toContain(true);
});
