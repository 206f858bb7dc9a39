// Variants of own products from the cart to the refund: the price, the name and the stock are the variant's.
import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { translations } from "@solodesk/contract/catalog/translations.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { translateNames } from "#features/catalog/translations/translate-names.ts";
import { listAwaiting } from "#features/selling/orders/list/list-awaiting.ts";
import { restockOrder } from "#features/selling/orders/refund/restock-order.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { orderCalls, place, settle } from "#test/test-orders.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
let soap: OwnProduct;
/** Of the small one 3 are left, of the large one 5. */
let small: string;
let large: string;

const usd = (amount: number) => ({ amount, currency: "USD" });
const body = {
  name: "Lavender soap",
  sku: "SOAP",
  options: [
    { name: "Size", values: ["Small", "Large"] },
    { name: "Scent", values: ["Lavender"] },
  ],
  variants: [
    { options: { Size: "Small", Scent: "Lavender" }, price: usd(500), sku: "S", stock: 3 },
    { options: { Size: "Large", Scent: "Lavender" }, price: usd(900), sku: "L", stock: 5 },
  ],
};

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  shop = await testStoreApp(server, `soaps-${(made += 1)}`);
  soap = (await call(server, ownProducts.add, { body }, shop)).body.data;
  [small = "", large = ""] = soap.variants.map(({ id }) => id);
});
afterAll(() => server.close());

const line = (variant_id?: string, quantity = 1, id = soap.id) => ({
  id,
  quantity,
  website_url: shop.websiteUrl,
  ...(variant_id !== undefined && { variant_id }),
});
const preview = async (...items: object[]) =>
  (await callUnchecked(server, checkout.preview, { body: { items } })).body;
const problems = async (...items: object[]) =>
  (await preview(...items)).problems.map(({ line: at, code, message, left }) => [at, code, message, left]);
/** Of the product, then of its variants. */
const stock = async () => {
  const { data } = (await call(server, ownProducts.get, { params: { id: soap.id } }, shop)).body;
  return [data.stock, ...data.variants.map((one) => one.stock)];
};
const edit = (change: object) =>
  callUnchecked(server, ownProducts.edit, { params: { id: soap.id }, body: change }, shop);
const bought = async (...items: object[]): Promise<string> => {
  const { paymentId, orderIds } = await place(server, items);
  await settle(server, paymentId);
  return orderIds[0]!;
};

test("a cart says which variant, at its price and with its SKU", async () => {
  const { groups, total } = await preview(line(large.toUpperCase(), 2), line(small));
  expect(groups[0]?.items).toMatchObject([
    {
      id: soap.id,
      variant_id: large,
      name: "Lavender soap – Large / Lavender",
      sku: "L",
      unit_price: usd(900),
    },
    {
      id: soap.id,
      variant_id: small,
      name: "Lavender soap – Small / Lavender",
      sku: "S",
      unit_price: usd(500),
    },
  ]);
  expect(total).toEqual(usd(2300));
});

test("a line says what is wrong with its variant", async () => {
  const unknown = "018f0000-0000-7000-8000-000000000000";
  const [shared = ""] = shop.productIds;
  const gone = (nth: number) => [
    nth,
    "unavailable",
    `Item ${nth + 1} in your cart is no longer available.`,
    undefined,
  ];
  expect(await problems(line(), line(unknown), line(small, 1, shared))).toEqual([
    [0, "variant_required", "Choose an option for Lavender soap.", undefined],
    gone(1),
    gone(2),
  ]);
  const few = "Only 3 of Lavender soap – Small / Lavender are left.";
  expect(await problems(line(small, 2), line(large, 5), line(small, 2))).toEqual([
    [2, "too_few_left", few, 3],
  ]);
  const { refusal } = await callUnchecked(server, checkout.create, { body: purchase([line()]) });
  expect(refusal).toMatchObject({ code: "item_unavailable", error: "Choose an option for Lavender soap." });
});

test("a draft and a deleted product cannot be bought, from this store or as the marketplace's own", async () => {
  const fromMarketplace = { id: soap.id, quantity: 1, website_url: null, variant_id: small };
  const asMember = await callUnchecked(
    server,
    checkout.preview,
    { body: { items: [fromMarketplace] } },
    shop,
  );
  expect(asMember.body.problems).toMatchObject([{ code: "unavailable" }]);
  await edit({ status: "draft" });
  expect((await preview(line(small))).problems).toMatchObject([{ code: "unavailable" }]);
  await call(server, ownProducts.remove, { params: { id: soap.id } }, shop);
  expect((await preview(line(small))).problems).toMatchObject([{ code: "unavailable" }]);
});

test("an order takes the variant's stock and a refund returns it, in the variant and in the sum", async () => {
  expect(await stock()).toEqual([8, 3, 5]);
  const orderId = await bought(line(small, 2), line(large));
  expect(await stock()).toEqual([5, 1, 4]);
  const calls = orderCalls(server, shop);
  const { items } = await calls.get(orderId);
  expect(items).toMatchObject([
    {
      product_id: soap.id,
      variant_id: small,
      name: "Lavender soap – Small / Lavender",
      sku: "S",
      quantity: 2,
    },
    { product_id: soap.id, variant_id: large, total: usd(900) },
  ]);
  await calls.refund(orderId, { lines: [{ line: 1, quantity: 1 }], restock: true });
  expect(await stock()).toEqual([6, 2, 4]);
  await call(server, ownProducts.remove, { params: { id: soap.id } }, shop);
  await calls.refund(orderId, { lines: [{ line: 2, quantity: 1 }], restock: true });
  expect((await calls.get(orderId)).items[1]).toMatchObject({
    name: "Lavender soap – Large / Lavender",
  });
});

test("sent pieces are back at once on the seller's word, and only those of the shared catalogue wait", async () => {
  const orderId = await bought(line(small, 2), shop.line(0, 1));
  const calls = orderCalls(server, shop);
  await calls.change(orderId, "shipped");
  const query = { restock: "true" } as const;
  const told = await call(server, orders.previewConsequences, { params: { id: orderId }, query }, shop);
  const back = told.body.data.filter(({ kind }) => kind === "stock_returned").map(({ text }) => text);
  expect(back).toEqual([
    "2 × Lavender soap – Small / Lavender goes back in stock.",
    expect.stringMatching(/^1 × Thing 1 goes back in stock when .+ confirms that it arrived/),
  ]);
  await calls.refund(orderId, { restock: true });
  expect(await stock()).toEqual([8, 3, 5]);
  const waiting = (await listAwaiting(server.deps, 100)).filter(({ id }) => id === orderId);
  expect(waiting.map(({ pieces }) => pieces)).toEqual([[{ name: "Thing 1", quantity: 1 }]]);
  await restockOrder(server.deps, orderId, true);
  expect(await stock()).toEqual([8, 3, 5]);
  const ownAlone = await bought(line(small, 1));
  await calls.change(ownAlone, "shipped");
  await calls.refund(ownAlone, { restock: true });
  expect(await stock()).toEqual([8, 3, 5]);
  await expect(restockOrder(server.deps, ownAlone, true)).rejects.toMatchObject({
    code: "invalid_transition",
  });
});

test("an order that is not paid returns the stock", async () => {
  const { paymentId } = await place(server, [line(small, 2)]);
  expect(await stock()).toEqual([6, 1, 5]);
  await settle(server, paymentId, "expired");
  expect(await stock()).toEqual([8, 3, 5]);
});

test("a late payment takes it again, unless the variant is gone by then", async () => {
  const [late, tooLate] = [await place(server, [line(small, 1)]), await place(server, [line(small, 1)])];
  for (const { paymentId } of [late, tooLate]) await settle(server, paymentId, "expired");
  await settle(server, late.paymentId);
  expect(await stock()).toEqual([7, 2, 5]);
  await edit({ variants: body.variants.slice(1).map((one) => ({ ...one, id: large })) });
  await settle(server, tooLate.paymentId);
  const statusOf = async ({ orderIds }: typeof late) =>
    (await orderCalls(server, shop).get(orderIds[0]!)).status;
  expect([await statusOf(late), await statusOf(tooLate)]).toEqual(["paid", "expired"]);
  expect(await stock()).toEqual([5, 5]);
});

test("20 buyers of the last 3 pieces of a variant: exactly 3 get one", async () => {
  const random = seededRandom();
  const buy = () => callUnchecked(server, checkout.create, { body: purchase([line(small), line(large, 1)]) });
  await edit({
    variants: body.variants.map((one, nth) => ({ ...one, id: [small, large][nth], stock: [3, 40][nth] })),
  });
  const answers = await concurrently(
    random,
    Array.from({ length: 20 }, () => buy),
  );
  const codes = answers.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(3);
  expect(codes.filter((code) => code === "out_of_stock")).toHaveLength(17);
  expect(await stock()).toEqual([37, 0, 37]);
});

test("saving while others buy loses no sale: stock that is left out is what is left", async () => {
  const variants = soap.variants.map(({ id, options, price }) => ({ id, options, price }));
  const random = seededRandom();
  const works = [
    ...Array.from(
      { length: 4 },
      () => () => callUnchecked(server, checkout.create, { body: purchase([line(large)]) }),
    ),
    ...Array.from({ length: 4 }, (_, n) => () => edit({ variants, brand: `Brand ${n}` })),
  ];
  const answers = await concurrently<{ status: number }>(random, works);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 200, 200]);
  expect(await stock()).toEqual([4, 3, 1]);
});

test("the variant is named in the reader's language as far as the seller translated the product", async () => {
  await server.database.sql("UPDATE stores SET languages = '{en,de}' WHERE id = $1", [shop.storeId]);
  const saved = await call(
    server,
    translations.save,
    { params: { language: "de", id: soap.id }, body: { name: "Lavendelseife" } },
    shop,
  );
  expect(saved.status).toBe(200);
  const german = { headers: { "accept-language": "de" } };
  const seen = await callUnchecked(server, checkout.preview, { body: { items: [line(small)] } }, german);
  expect(seen.body.groups[0]?.items[0]?.name).toBe("Lavendelseife – Small / Lavender");
  // As emails and pages of an order name it.
  const names = await inLanguage("de", () =>
    translateNames(
      server.deps.db,
      shop.storeId,
      [
        { name: "Lavender soap – Small / Lavender", variantId: small },
        { name: "Lavender soap – Small / Lavender", variantId: null },
        { name: "Lavender soaps – Small / Lavender", variantId: small },
      ],
      () => soap.id,
    ),
  );
  expect(names.map(({ name }) => name)).toEqual([
    "Lavendelseife – Small / Lavender",
    "Lavender soap – Small / Lavender",
    "Lavender soaps – Small / Lavender",
  ]);
});
