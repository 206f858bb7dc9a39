// Many own products changed at once: all of them, or none.
import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
let seller: Seller;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await testSellerWithStore(server, `grid-${(made += 1)}`);
});
afterAll(() => server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const added = async (body: object, as: Seller = seller): Promise<OwnProduct> =>
  (await callUnchecked(server, ownProducts.add, { body }, as)).body.data;
const get = async ({ id }: OwnProduct): Promise<OwnProduct> =>
  (await callUnchecked(server, ownProducts.get, { params: { id } }, seller)).body.data;
const save = (...changes: object[]) =>
  callUnchecked(server, ownProducts.editMany, { body: { changes } }, seller);

const mug = { name: "Mug", price: usd(1500), sku: "MUG", stock: 4 };
const soap = {
  name: "Soap",
  sku: "SOAP",
  options: [{ name: "Size", values: ["S", "L"] }],
  variants: [
    { options: { Size: "S" }, price: usd(700), sku: "S-S", stock: 3, barcode: "1" },
    { options: { Size: "L" }, price: usd(900), sku: "S-L" },
  ],
};

test("products and variants change together, and nothing else of them", async () => {
  const [one, two] = [await added(mug), await added(soap)];
  const [small, large] = two.variants;
  const answer = await save(
    {
      id: one.id,
      was: { name: "Mug", price: usd(1500), cost: null },
      set: { name: "<b>Cup</b>", price: usd(1200), cost: usd(2000), stock: null, status: "draft" },
    },
    {
      id: two.id,
      variant_id: large?.id,
      was: { price: usd(900) },
      set: { price: usd(500), compare_at: usd(900) },
    },
    { id: two.id, variant_id: small?.id.toUpperCase(), was: { stock: 3 }, set: { stock: 8 } },
  );
  expect(answer.status).toBe(200);
  // What is lost on each piece is shown and not refused.
  expect(await get(one)).toEqual({
    ...one,
    name: "<b>Cup</b>",
    price: usd(1200),
    cost: usd(2000),
    stock: null,
    status: "draft",
  });
  expect(await get(two)).toEqual({
    ...two,
    price: usd(500),
    compare_at: usd(900),
    variants: [
      { ...small, stock: 8 },
      { ...large, price: usd(500), compare_at: usd(900) },
    ],
  });
});

test("a mistake in one row saves none, and each is named where it is", async () => {
  const [one, two] = [await added(mug), await added(soap)];
  const refused = await save(
    { id: one.id, set: { name: "Cup" } },
    { id: two.id, variant_id: two.variants[1]?.id, set: { compare_at: usd(900) } },
    { id: two.id, variant_id: two.variants[0]?.id, set: { sku: "MUG" } },
  );
  expect([refused.code, refused.refusal.fields]).toEqual([
    "validation_failed",
    { "changes.1.set.compare_at": "Enter more than the price, or clear the field." },
  ]);
  const taken = await save(
    { id: one.id, set: { name: "Cup" } },
    { id: two.id, variant_id: two.variants[0]?.id, set: { sku: "MUG" } },
  );
  expect(taken.refusal.fields).toEqual({
    "changes.1.set.sku": "Another of your products or variants has this SKU.",
  });
  expect([await get(one), await get(two)]).toEqual([one, two]);
  const invalid = await save({ id: one.id, set: { name: "" } }, { id: two.id, set: { price: usd(-1) } });
  expect(Object.keys(invalid.refusal.fields ?? {})).toEqual([
    "changes.0.set.name",
    "changes.1.set.price.amount",
  ]);
});

test("what somebody else has changed is named, and nothing is saved; an undo is refused in the same way", async () => {
  const [one, two] = [await added(mug), await added(soap)];
  const [small] = two.variants;
  const mine = [
    { id: one.id, was: { price: usd(1500) }, set: { price: usd(1600) } },
    { id: two.id, variant_id: small?.id, was: { stock: 3 }, set: { stock: 9 } },
  ];
  await save({ id: two.id, variant_id: small?.id, set: { stock: 2 } });
  const refused = await save(...mine);
  expect([refused.status, refused.code, refused.refusal.error, refused.refusal.fields]).toEqual([
    409,
    "version_conflict",
    "1 product has changed since you opened the grid, so nothing was saved.",
    { "changes.1.set.stock": "This has changed since you loaded it." },
  ]);
  expect(await get(one)).toEqual(one);
  // Another field of the same product is nobody's conflict.
  expect(
    (await save({ id: two.id, variant_id: small?.id, was: { price: usd(700) }, set: { price: usd(701) } }))
      .status,
  ).toBe(200);
  const undo = mine.map(({ was, set, ...row }) => ({ ...row, was: set, set: was }));
  expect((await save(...undo)).code).toBe("version_conflict");
});

test("two rows can swap their SKUs but not share one", async () => {
  const [one, two] = [await added(mug), await added(soap)];
  const same = await save({ id: one.id, set: { sku: "NEW" } }, { id: two.id, set: { sku: "NEW" } });
  expect(same.code).toBe("validation_failed");
  expect(Object.keys(same.refusal.fields ?? {})).toEqual(["changes.1.set.sku"]);
  expect((await save({ id: one.id, set: { sku: "SOAP" } }, { id: two.id, set: { sku: "MUG" } })).status).toBe(
    200,
  );
  expect([(await get(one)).sku, (await get(two)).sku]).toEqual(["SOAP", "MUG"]);
});

test("a row is sent once, and has no cells of other rows", async () => {
  const two = await added(soap);
  const [small] = two.variants;
  const twice = await save(
    { id: two.id, set: { sku: "A" } },
    { id: two.id.toUpperCase(), set: { sku: "B" } },
  );
  expect(twice.refusal.fields).toEqual({ changes: "Send each row once." });
  const refused = await save(
    { id: two.id, set: { price: usd(1), sku: "NEW" } },
    { id: two.id, variant_id: small?.id, set: { name: "Small", stock: 1 } },
  );
  expect(Object.keys(refused.refusal.fields ?? {})).toEqual(["changes.0.set.price", "changes.1.set.name"]);
  expect(await get(two)).toEqual(two);
});

test("another seller's product, an unknown variant and more than 100 products are refused", async () => {
  const one = await added(mug);
  const rival = await testSellerWithStore(server, `rival-${made}`);
  const theirs = await added(mug, rival);
  const refused = await save({ id: one.id, set: { name: "Cup" } }, { id: theirs.id, set: { name: "Mine" } });
  expect([refused.code, refused.refusal.fields]).toEqual([
    "not_found",
    { "changes.1.id": "This is no longer in your catalogue." },
  ]);
  expect((await save({ id: one.id, variant_id: one.id, set: { stock: 1 } })).code).toBe("not_found");
  const many = await save(
    ...Array.from({ length: 101 }, () => ({ id: server.deps.newId(), set: { name: "Cup" } })),
  );
  expect(many.refusal.fields).toEqual({ changes: "Edit at most 100 products at a time." });
  expect(await get(one)).toEqual(one);
  const ids = `${one.id},${theirs.id},${"0".repeat(36)}`;
  const read = await callUnchecked(server, ownProducts.getMany, { query: { ids } }, seller);
  expect(read.body.data).toEqual([one]);
});
