import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importCatalogue } from "#features/catalog/catalog/import/import-catalogue.ts";
import { removeAllProducts, removeProducts } from "#features/catalog/catalog/import/remove-products.ts";
import { undoImport } from "#features/catalog/catalog/import/undo-import.ts";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { sweepUploads } from "#features/platform/uploads/sweep-uploads.ts";
import { days } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testProducts } from "#test/test-products.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
let seller: Seller;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await testSellerWithStore(server, `own-${(made += 1)}`);
});
afterAll(() => server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const size = { name: "Size", values: ["Small", "Large"] };
const scent = { name: "Scent", values: ["Lavender", "Rose"] };
const variant = (Size: string, Scent: string, more: object = {}) => ({
  options: { Size, Scent },
  price: usd(900),
  ...more,
});
const soap = {
  name: "Soap",
  options: [size, scent],
  variants: [
    variant("Small", "Lavender", { sku: "S-L", stock: 3 }),
    variant("Large", "Lavender", { price: usd(700), compare_at: usd(800), cost: usd(300), stock: 5 }),
  ],
};
const mug = { name: "Mug", price: usd(1500), sku: "MUG", stock: 4 };

const add = (body: object, as: Seller = seller) => callUnchecked(server, ownProducts.add, { body }, as);
const added = async (body: object, as: Seller = seller): Promise<OwnProduct> =>
  (await add(body, as)).body.data;
const edit = (id: string, body: object, as: Seller = seller) =>
  callUnchecked(server, ownProducts.edit, { params: { id }, body }, as);
const get = (id: string, as: Seller = seller) => call(server, ownProducts.get, { params: { id } }, as);
const mine = async (query: object = {}) =>
  (await callUnchecked(server, catalog.listMine, { query: { ...query } }, seller)).body.products;
const shown = (id: string, of: Seller = seller) =>
  call(server, storefront.getProduct, { params: { website_url: of.websiteUrl, id } });
const fieldsOf = async (body: object) => Object.keys((await add(body)).refusal.fields ?? {});

describe("a product of the seller's own", () => {
  test("is listed beside those from the catalogue, and shown to visitors without its cost", async () => {
    const { url } = await uploaded(server, seller);
    const name = "<b>Mug</b> \u202Egum";
    const product = await added({
      ...mug,
      name,
      category: "Kitchen",
      compare_at: usd(2000),
      cost: usd(400),
      barcode: "4006381333931",
      weight_grams: 350,
      pictures: [{ url, alt: "A mug" }],
    });
    expect(product).toMatchObject({
      name,
      status: "active",
      slug: "b-mug-b-gum",
      stock: 4,
      options: [],
      variants: [],
    });
    expect((await get(product.id)).body.data).toEqual(product);
    const listed = { id: product.id, source: "own", list_price: usd(1500), price: usd(1500), changes: [] };
    expect(await mine()).toMatchObject([
      { ...listed, cost: usd(400), compare_at: usd(2000), has_variants: false, image_url: url },
    ]);
    expect(await mine({ q: "mug" })).toHaveLength(1);
    expect(await mine({ category: "Kitchen" })).toHaveLength(1);
    expect(await mine({ q: "kettle" })).toEqual([]);
    const { text, body } = await shown(product.id);
    expect(body.data).toMatchObject({ name, compare_at: usd(2000), pictures: [{ url, alt: "A mug" }] });
    expect(text).not.toMatch(/"cost"|barcode|wholesale/);
  });

  test("has the prices of its cheapest variant and the stock of them all", async () => {
    const product = await added(soap);
    expect(product).toMatchObject({ price: usd(700), compare_at: usd(800), cost: usd(300), stock: 8 });
    const [small, large] = product.variants;
    expect(small).toMatchObject({ sku: "S-L", options: { Size: "Small", Scent: "Lavender" }, stock: 3 });
    expect(await mine()).toMatchObject([{ has_variants: true, list_price: usd(700), stock: 8 }]);
    const { text, body } = await shown(product.id);
    expect(body.data.variants.map(({ id }) => id)).toEqual([small?.id, large?.id]);
    expect(body.data.options).toEqual(soap.options);
    expect(text).not.toMatch(/"cost"|barcode/);
    const uncounted = [...soap.variants, variant("Large", "Rose")];
    expect(await added({ ...soap, variants: uncounted.map((one) => ({ ...one, sku: "" })) })).toMatchObject({
      stock: null,
    });
  });

  test("can be a draft, which nobody else sees", async () => {
    const { id } = await added({ ...mug, status: "draft" });
    expect((await shown(id)).status).toBe(404);
    expect((await edit(id, { status: "active" })).body.data.status).toBe("active");
    expect((await shown(id)).status).toBe(200);
  });

  test("is changed as a whole: product, listing and what the store shows", async () => {
    const product = await added(soap);
    const [small, large] = product.variants;
    const variants = [
      // In another order, with each other's SKUs.
      { ...variant("Large", "Lavender"), id: large!.id.toUpperCase(), sku: "S-L" },
      { ...variant("Small", "Lavender"), id: small!.id, sku: "L-L", stock: null },
      variant("Small", "Rose"),
    ];
    const changed = (await edit(product.id, { name: "Bar", category: "Bath", variants })).body.data;
    expect(changed.variants.map(({ id, stock, sku }) => [id, stock, sku])).toEqual([
      [large!.id, 5, "S-L"],
      [small!.id, null, "L-L"],
      [expect.any(String), null, ""],
    ]);
    expect((await get(product.id)).body.data).toEqual(changed);
    expect(await mine({ q: "bar" })).toMatchObject([
      { name: "Bar", category: "Bath", list_price: usd(900), compare_at: null, changes: [] },
    ]);
    const plain = (await edit(product.id, { options: [], variants: [], price: usd(100), stock: 2 })).body
      .data;
    expect(plain).toMatchObject({ price: usd(100), stock: 2, variants: [] });
  });

  test("has one price, which the catalogue's own switch changes too, but not that of variants", async () => {
    const { id } = await added({ ...mug, compare_at: usd(2000) });
    const price = (amount: number, of = id) =>
      call(server, catalog.editListing, { params: { id: of }, body: { list_price: usd(amount) } }, seller);
    expect((await price(1600)).body.data).toMatchObject({
      price: usd(1600),
      list_price: usd(1600),
      changes: [],
    });
    expect((await get(id)).body.data.price).toEqual(usd(1600));
    expect(await mine({ state: "changed" })).toEqual([]);
    expect((await price(2000)).refusal.fields).toEqual({
      list_price: "Enter less than the price that is shown crossed out, $20.00.",
    });
    const varied = await added(soap);
    expect((await price(100, varied.id)).refusal.fields).toEqual({
      list_price: "Each variant has its own price. Change it there.",
    });
    const off = await call(
      server,
      catalog.editListing,
      { params: { id: varied.id }, body: { active: false } },
      seller,
    );
    expect(off.body.data.active).toBe(false);
    expect((await get(varied.id)).body.data.status).toBe("draft");
  });

  test("is copied as a draft without its numbers", async () => {
    const { url } = await uploaded(server, seller);
    const original = await added({ ...soap, sku: "SOAP", barcode: "1", pictures: [{ url }] });
    const { data } = (await call(server, ownProducts.duplicate, { params: { id: original.id } }, seller))
      .body;
    expect(data).toMatchObject({ name: "Copy of Soap", status: "draft", sku: "", barcode: "", stock: 8 });
    expect(data.pictures).toEqual(original.pictures);
    expect(data.variants.map(({ sku }) => sku)).toEqual(["", ""]);
    expect((await get(data.id)).body.data).toEqual(data);
    expect((await get(original.id)).body.data).toEqual(original);
  });

  test("is deleted with everything of it", async () => {
    const { id } = await added(soap);
    expect((await call(server, ownProducts.remove, { params: { id } }, seller)).status).toBe(200);
    expect([(await get(id)).status, (await shown(id)).status, await mine()]).toEqual([404, 404, []]);
    for (const [table, column] of [
      ["product_variants", "product_id"],
      ["listings", "product_id"],
      ["own_product_search", "product_id"],
    ])
      expect(await server.database.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id]), table).toEqual(
        [],
      );
  });
});

describe("what is refused", () => {
  test.each<[why: string, fields: string[], body: object]>([
    ["no price", ["price"], { name: "Mug" }],
    ["a price before that is not higher", ["compare_at"], { ...mug, compare_at: usd(1500) }],
    ["another currency", ["cost.currency"], { ...mug, cost: { amount: 1, currency: "EUR" } }],
    ["options without variants", ["variants"], { ...mug, options: [size] }],
    [
      "variants without options",
      ["options", "variants.0.options"],
      { ...soap, options: [], variants: soap.variants.slice(1) },
    ],
    [
      "two options of one name",
      ["options.1.name"],
      {
        ...soap,
        options: [size, { ...scent, name: "SIZE" }],
        variants: [{ options: { Size: "Small", SIZE: "Rose" }, price: usd(1) }],
      },
    ],
    [
      "a value twice",
      ["options.0.values.2"],
      { ...soap, options: [{ ...size, values: ["Small", "Large", "small"] }, scent] },
    ],
    [
      "a variant without a value",
      ["variants.0.options"],
      { ...soap, variants: [{ options: { Size: "Small" }, price: usd(1) }] },
    ],
    [
      "a variant with an unknown value",
      ["variants.0.options"],
      { ...soap, variants: [variant("Huge", "Rose")] },
    ],
    [
      "two variants alike",
      ["variants.1.options"],
      { ...soap, variants: [variant("Small", "Rose"), variant("Small", "Rose")] },
    ],
    [
      "a variant's price before that is not higher",
      ["variants.0.compare_at"],
      { ...soap, variants: [variant("Small", "Rose", { compare_at: usd(900) })] },
    ],
    [
      "an unknown variant",
      ["variants.0.id"],
      { ...soap, variants: [variant("Small", "Rose", { id: "018f0000-0000-7000-8000-000000000000" })] },
    ],
    [
      "a SKU twice in one product",
      ["variants.1.sku"],
      { ...soap, sku: "A", variants: [variant("Small", "Rose"), variant("Large", "Rose", { sku: "A" })] },
    ],
    [
      "somebody else's picture",
      ["pictures.0.url"],
      { ...mug, pictures: [{ url: "/uploads/018f0000-0000-7000-8000-000000000000/10x10.webp" }] },
    ],
  ])("%s", async (_why, fields, body) => {
    const { refusal } = await add(body);
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual(["validation_failed", fields]);
    expect(await mine()).toEqual([]);
  });

  test("a SKU that another of the store's own products or variants has", async () => {
    const first = await added({ ...soap, sku: "SOAP" });
    expect(await fieldsOf({ ...mug, sku: "S-L" })).toEqual(["sku"]);
    expect(await fieldsOf({ ...soap, variants: [variant("Small", "Rose", { sku: "SOAP" })] })).toEqual([
      "variants.0.sku",
    ]);
    // Its own ones, those of other stores and none at all clash with nothing.
    expect((await edit(first.id, { sku: "S-M" })).status).toBe(200);
    await added({ ...mug, sku: "" });
    await added({ ...mug, sku: "" });
    await added({ ...mug, sku: "S-M" }, await testSellerWithStore(server, `own-${(made += 1)}`));
  });

  test("another seller's picture, in a variant as well", async () => {
    const { url } = await uploaded(server, await testSellerWithStore(server, `own-${(made += 1)}`));
    const variants = [variant("Small", "Rose", { image_url: url })];
    expect(await fieldsOf({ ...soap, variants })).toEqual(["variants.0.image_url"]);
  });

  test("one more than the plan allows", async () => {
    await loadDefaultPlans(server.deps);
    const [{ limits } = { limits: {} }] = await server.database.sql<{ limits: object }>(
      "SELECT limits FROM plans WHERE kind = 'free' AND withdrawn_at IS NULL",
    );
    const setLimits = (to: object) =>
      server.database.sql("UPDATE plans SET limits = $1 WHERE kind = 'free' AND withdrawn_at IS NULL", [
        JSON.stringify(to),
      ]);
    await setLimits({ ...limits, products: 1 });
    const { id } = await added(mug);
    expect((await add(soap)).code).toBe("plan_limit_reached");
    expect((await call(server, ownProducts.duplicate, { params: { id } }, seller)).code).toBe(
      "plan_limit_reached",
    );
    await setLimits(limits);
  });

  test("a seller without a store, or with another one", async () => {
    const { id } = await added(soap);
    const nobody = await testSeller(server);
    expect((await callUnchecked(server, ownProducts.add, { body: mug }, nobody)).code).toBe("store_required");
    const other = await testSellerWithStore(server, `own-${(made += 1)}`);
    const params = { id };
    const answers = [
      await get(id, other),
      await edit(id, { name: "Mine" }, other),
      await call(server, ownProducts.duplicate, { params }, other),
      await call(server, ownProducts.remove, { params }, other),
      await call(server, catalog.select, { body: { product_ids: [id] } }, other),
      await call(server, catalog.editListing, { params, body: { active: false } }, other),
      await call(server, catalog.get, { params }, other),
      // Nor is it unlisted as one of the catalogue's is: it is deleted.
      await call(server, catalog.unselect, { body: { product_ids: [id] } }, seller),
      await shown(id, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await mine()).toMatchObject([{ id, name: "Soap", active: true }]);
  });
});

describe("beside the shared catalogue", () => {
  /** What the list and the search of the shared catalogue answer. */
  const inCatalogue = async () => {
    const listed = (await call(server, catalog.list, { query: {} }, seller)).body;
    const found = (await call(server, catalog.search, { query: { q: "Zither" } }, seller)).body;
    return [listed, found].map(({ products, pagination }) => [
      products.map(({ name }) => name),
      pagination.total,
    ]);
  };
  const record = (sku: string, name: string) => ({ row: 1, fields: { sku, name, price: "10" } });
  const imported = (name: string) =>
    importCatalogue(server.deps, [record("ZITHER", name)], { wholesalePercent: 60, file: "zithers.csv" });

  test("it is in no list, search or category, and no import, undo or removal reaches it", async () => {
    await removeAllProducts(server.deps);
    const own = await added({ ...mug, name: "Zither", sku: "ZITHER", category: "Strings" });
    expect(await inCatalogue()).toEqual([
      [[], 0],
      [[], 0],
    ]);
    expect((await call(server, catalog.listCategories, {}, seller)).body.data).toEqual([]);
    expect(await imported("Shared Zither")).toMatchObject({ created: 1 });
    expect(await imported("Common Zither")).toMatchObject({ created: 0, updated: 1 });
    expect(await inCatalogue()).toEqual([
      [["Common Zither"], 1],
      [["Common Zither"], 1],
    ]);
    const [last] = await server.database.sql<{ id: number }>("SELECT max(id) AS id FROM imports");
    expect(await undoImport(server.deps, last!.id)).toMatchObject({ putBack: 1 });
    expect(await removeProducts(server.deps, ["ZITHER"])).toBe(1);
    await removeAllProducts(server.deps);
    expect(await inCatalogue()).toEqual([
      [[], 0],
      [[], 0],
    ]);
    expect((await get(own.id)).body.data).toEqual(own);
    expect(await mine()).toHaveLength(1);
  });

  test("each of the catalogue's orders leaves it out", async () => {
    await testProducts(server, 2);
    await added({ ...mug, category: "Things" });
    for (const sort of ["default", "name", "price", "-price", "newest"] as const)
      for (const query of [{ sort }, { sort, category: "Things" }]) {
        const { products } = (await call(server, catalog.list, { query }, seller)).body;
        expect(products.map(({ name }) => name).toSorted()).toEqual(["Thing 1", "Thing 2"]);
      }
  });
});

test("pictures that it or a variant shows are kept, the others go", async () => {
  const urls: string[] = [];
  for (let i = 0; i < 4; i += 1) urls.push((await uploaded(server, seller)).url);
  const [first, second, ofVariant] = urls;
  await added({
    ...soap,
    pictures: [{ url: first }, { url: second }],
    variants: [variant("Small", "Rose", { image_url: ofVariant })],
  });
  server.clock.advance(days(2));
  await sweepUploads(server.deps);
  const served = await Promise.all(urls.map(async (url) => (await server.http.inject({ url })).statusCode));
  expect(served).toEqual([200, 200, 200, 404]);
});

test("two edits at once keep both changes", async () => {
  const { id } = await added(soap);
  const edits = [{ name: "Bar" }, { brand: "Ours" }, { category: "Bath" }, { description: "Soft" }];
  const random = seededRandom();
  const answers = await concurrently(
    random,
    edits.map((body) => () => edit(id, body)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await get(id)).body.data).toMatchObject(Object.assign({}, ...edits));
});
