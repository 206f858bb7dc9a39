import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { importCatalogue } from "../import/import-catalogue.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let id: string;
let shops = 0;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const changes = async () => (await call(server, catalog.getChanges, { params: { id } }, seller)).body.data;
const answer = async (choice: object, revision?: string) =>
  call(
    server,
    catalog.answerChanges,
    {
      params: { id },
      body: {
        revision: revision ?? (await changes()).revision,
        ...choice,
      },
    },
    seller,
  );
const undo = (...fields: string[]) =>
  callUnchecked(server, catalog.undoAnswers, { params: { id }, body: { fields } }, seller);
const mine = async (query = "") => (await callUnchecked(server, catalog.listMine, { query }, seller)).body;
const counted = async () => (await call(server, catalog.listMyCategories, {}, seller)).body;
const shelf = async () =>
  (await call(server, storefront.get, { query: { website_url: seller.websiteUrl } })).body.data.products[0];
const version = async () => {
  const [row] = await server.database.sql<{ version: string }>("SELECT version FROM stores WHERE id = $1", [
    seller.storeId,
  ]);
  return Number(row?.version);
};
/** Imports the operator's next file about the product. */
const imported = (fields: object = {}) =>
  importCatalogue(
    server.deps,
    [
      {
        row: 2,
        fields: {
          sku: `SKU-${id}`,
          name: "Thing 1",
          description: "A good thing",
          category: "Things",
          brand: "Acme",
          price: "10",
          wholesale_price: "6",
          stock: "20",
          ...fields,
        },
      },
    ],
    { wholesalePercent: 60 },
  );

beforeEach(async () => {
  shops += 1;
  seller = await testSellerWithStore(server, `shop-${shops}`);
  [id = ""] = await testProducts(server, 1);
  await call(server, catalog.select, { body: { product_ids: [id] } }, seller);
});

const everything = {
  name: "Better thing",
  description: "Now with a lid",
  category: "Pots",
  brand: "Zenith",
  price: "12",
  wholesale_price: "7",
  stock: "3",
  image: "/catalogue/pictures/cup-1.svg",
};

describe("a product that its source changes", () => {
  test("stays on the page as it was agreed on, but for its stock; the seller is told of the rest", async () => {
    const [shown, before] = [await shelf(), await version()];
    await imported(everything);
    expect(await shelf()).toEqual({ ...shown, stock: 3 });
    expect(await version()).toBe(before);
    const [listed] = (await mine()).products;
    expect(listed).toMatchObject({
      name: "Thing 1",
      price: usd(1000),
      list_price: usd(1000),
      wholesale_price: usd(700),
      stock: 3,
      changes: ["name", "description", "picture", "price", "wholesale_price", "category", "brand"],
    });
    expect((await changes()).changes).toEqual([
      { field: "name", mine: "Thing 1", source: "Better thing" },
      { field: "description", mine: "A good thing", source: "Now with a lid" },
      { field: "picture", mine: null, source: "/catalogue/pictures/cup-1.svg" },
      { field: "price", mine: usd(1000), source: usd(1200) },
      { field: "wholesale_price", mine: usd(600), source: usd(700) },
      { field: "category", mine: "Things", source: "Pots" },
      { field: "brand", mine: "Acme", source: "Zenith" },
    ]);
    // Visitors see neither the wholesale price nor that something changed.
    expect(Object.keys(shown!)).not.toEqual(expect.arrayContaining(["changes"]));
    expect(Object.keys(shown!)).not.toEqual(expect.arrayContaining(["wholesale_price"]));
  });

  test("only in its stock is no change at all", async () => {
    await imported({ stock: "2" });
    expect((await changes()).changes).toEqual([]);
    expect(await counted()).toMatchObject({ changed: 0 });
    expect((await mine("state=changed")).products).toEqual([]);
  });

  test("is taken over field by field; what was not answered is still asked", async () => {
    await imported(everything);
    const before = await version();
    const saved = await answer({ take: ["name", "price"], keep: ["description"] });
    expect([saved.status, saved.body.data.changes]).toEqual([
      200,
      ["picture", "wholesale_price", "category", "brand"],
    ]);
    expect(await shelf()).toMatchObject({
      name: "Better thing",
      description: "A good thing",
      price: usd(1200),
      list_price: usd(1200),
      category: "Things",
      image_url: null,
    });
    expect(await version()).toBeGreaterThan(before);
    await answer({ take: ["picture", "brand"], keep: ["category", "wholesale_price"] });
    expect(await changes()).toMatchObject({ name: "Better thing", changes: [] });
    expect(await shelf()).toMatchObject({ image_url: everything.image, brand: "Zenith", category: "Things" });
    expect(await counted()).toEqual({ data: [{ category: "Things", products: 1 }], changed: 0 });
  });

  test("kept means kept until it changes to something else again", async () => {
    await imported({ name: "B" });
    const before = await version();
    await answer({ keep: ["name"] });
    expect(await version()).toBe(before);
    await imported({ name: "B", price: "11" });
    expect((await changes()).changes.map(({ field }) => field)).toEqual(["price"]);
    await imported({ name: "C" });
    expect((await changes()).changes).toEqual([{ field: "name", mine: "Thing 1", source: "C" }]);
    // Back to what the seller shows: nothing to decide.
    await imported();
    expect((await changes()).changes).toEqual([]);
  });

  test("a price of one's own stays when the catalogue's is kept out", async () => {
    await call(server, catalog.editListing, { params: { id }, body: { list_price: usd(1500) } }, seller);
    await imported({ price: "12" });
    expect((await changes()).changes).toEqual([{ field: "price", mine: usd(1500), source: usd(1200) }]);
    await answer({ keep: ["price"] });
    expect((await mine()).products[0]).toMatchObject({
      price: usd(1200),
      list_price: usd(1500),
      changes: [],
    });
    await imported({ price: "15" });
    expect((await changes()).changes, "the price that is asked already").toEqual([]);
  });

  test("is not taken unseen: what changed again since is a conflict, and nothing is saved", async () => {
    await imported({ name: "B" });
    const { revision } = await changes();
    await imported({ name: "Offensive" });
    const refused = await answer({ take: ["name"] }, revision);
    expect([refused.status, refused.code]).toEqual([409, "version_conflict"]);
    expect((await answer({ keep: ["name"] }, revision)).status).toBe(409);
    expect(await shelf()).toMatchObject({ name: "Thing 1" });
    expect((await changes()).changes).toEqual([{ field: "name", mine: "Thing 1", source: "Offensive" }]);
  });

  test("the same answer twice, and answers about nothing, change nothing more", async () => {
    await imported({ name: "B" });
    const { revision } = await changes();
    expect((await answer({ take: ["name"] }, revision)).status).toBe(200);
    const [row] = await server.database.sql("SELECT * FROM agreed_products WHERE product_id = $1", [id]);
    // Another tab that had the same question open.
    expect((await answer({ keep: ["name", "brand"], take: ["category"] }, revision)).status).toBe(200);
    expect(await server.database.sql("SELECT * FROM agreed_products WHERE product_id = $1", [id])).toEqual([
      row,
    ]);
  });

  test("an answer is taken back, be it a yes or a no, and is asked about again", async () => {
    await call(server, catalog.editListing, { params: { id }, body: { list_price: usd(1500) } }, seller);
    await imported(everything);
    const asked = await changes();
    const before = await shelf();
    await answer({
      take: ["name", "picture", "price", "wholesale_price"],
      keep: ["description", "category", "brand"],
    });
    expect(await shelf()).toMatchObject({ name: "Better thing", list_price: usd(1200) });
    const all = asked.changes.map(({ field }) => field);
    for (let twice = 0; twice < 2; twice += 1) expect((await undo(...all)).status).toBe(200);
    expect(await changes()).toEqual(asked);
    expect(await shelf()).toEqual(before);
    // A field that was declined before the answer is declined again.
    await answer({ keep: ["name"] });
    await imported({ ...everything, name: "C" });
    await answer({ take: ["name"] });
    await undo("name");
    await imported({ ...everything });
    expect((await mine()).products[0]!.changes).not.toContain("name");
  });

  test("is found among the changed ones, counted, and by its name of then and now", async () => {
    const others = await testProducts(server, 2);
    await call(server, catalog.select, { body: { product_ids: others } }, seller);
    await imported({ name: "Brass kettle" });
    await answer({ take: ["name"] });
    await imported({ name: "Copper pan" });
    const ids = async (query: string) => (await mine(query)).products.map((one) => one.id === id);
    expect(await ids("state=changed")).toEqual([true]);
    expect(await ids("state=changed&category=Things&q=kettle")).toEqual([true]);
    for (const q of ["copper", "brass", "brass+ket", "kettel"])
      expect(await ids(`q=${q}`), q).toEqual([true]);
    expect(await ids("q=thing")).toHaveLength(3);
    expect(await ids("q=brass+pan")).toEqual([]);
    expect((await mine("state=changed")).services).toEqual([]);
    expect(await counted()).toMatchObject({ changed: 1 });
  });

  test("is the question of its seller alone", async () => {
    await imported({ name: "B" });
    const { revision } = await changes();
    const rival = await testSellerWithStore(server, `rival-${shops}`);
    for (const refused of [
      await call(server, catalog.getChanges, { params: { id } }, rival),
      await call(
        server,
        catalog.answerChanges,
        { params: { id }, body: { revision, take: ["name"] } },
        rival,
      ),
      await call(server, catalog.undoAnswers, { params: { id }, body: { fields: ["name"] } }, rival),
    ])
      expect(refused.status).toBe(404);
    await call(server, catalog.unselect, { body: { product_ids: [id] } }, seller);
    expect((await call(server, catalog.getChanges, { params: { id } }, seller)).status).toBe(404);
    // If the product is listed again, the seller agrees to it as it is now.
    await call(server, catalog.select, { body: { product_ids: [id] } }, seller);
    expect(await changes()).toMatchObject({ name: "B", changes: [] });
  });

  describe("and that another store lists too", () => {
    let rival: typeof seller;
    const stores = () => [seller, rival];
    const listedBy = async (who: typeof seller) =>
      (await call(server, catalog.listMine, {}, who)).body.products[0];
    const answerOf = async (who: typeof seller, choice: object) => {
      const { revision } = (await call(server, catalog.getChanges, { params: { id } }, who)).body.data;
      return (
        await call(server, catalog.answerChanges, { params: { id }, body: { revision, ...choice } }, who)
      ).body.data;
    };
    beforeEach(async () => {
      rival = await testSellerWithStore(server, `neighbour-${shops}`);
      await call(server, catalog.select, { body: { product_ids: [id] } }, rival);
      await call(server, catalog.editListing, { params: { id }, body: { list_price: usd(1500) } }, rival);
      await imported(everything);
    });

    test("is taken over by one alone: the other keeps its words, its picture and its price", async () => {
      const before = await listedBy(rival);
      await answer({ take: ["name", "picture", "price"], keep: ["brand"] });
      expect((await mine()).products[0]).toMatchObject({ name: "Better thing", list_price: usd(1200) });
      expect(await listedBy(rival)).toEqual(before);
      expect(before).toMatchObject({ name: "Thing 1", list_price: usd(1500) });
      await undo("name", "picture", "price", "brand");
      expect(await listedBy(rival)).toEqual(before);
    });

    test("answers each store with its own listing", async () => {
      for (const take of ["name", "category"])
        for (const who of stores()) {
          const { listing_id } = (await listedBy(who))!;
          expect(await answerOf(who, { take: [take] })).toMatchObject({ listing_id });
        }
    });

    test("is in a cart as each of the two stores shows it", async () => {
      await answer({ take: ["name", "picture"] });
      const lines = stores().map(({ websiteUrl }) => ({ id, quantity: 1, website_url: websiteUrl }));
      const asked = [...lines, ...lines.toReversed()];
      const told = (await call(server, checkout.preview, { body: { items: asked } }, seller)).body;
      const shown = told.groups.flatMap(({ items }) => items);
      const own = { name: "Better thing", image_url: everything.image, unit_price: usd(1000) };
      const theirs = { name: "Thing 1", image_url: null, unit_price: usd(1500) };
      expect(shown).toMatchObject([own, own, theirs, theirs]);
    });
  });

  test.each([
    { take: ["stock"] },
    { take: ["name"], keep: ["name"] },
    { take: "name" },
    { revision: "1 OR 1=1" },
    { take: Array.from({ length: 9 }, () => "name") },
  ])("%j is refused", async (body) => {
    expect((await answer({ ...body })).status).toBe(422);
  });
});
