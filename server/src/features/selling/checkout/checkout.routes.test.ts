import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { CartPreview, OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { purchase, stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let other: TestShop;
let buyer: TestSeller;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  const rules = { shipping_flat: 500, free_shipping_over: 10_000, tax_bps: 825 };
  shop = await testStoreApp(server, "shop", { stock: [20, 0, 3, null], rules });
  other = await testStoreApp(server, "other");
  buyer = await testSeller(server, "Grace Hopper");
});
afterAll(() => server.close());

interface Refused {
  code: string;
  error: string;
  fields?: Record<string, string>;
}
type Told = CartPreview & OpenedPayment & Refused;

async function send(path: string, payload: unknown, headers: Record<string, string> = {}) {
  const json = typeof payload === "string" ? { "content-type": "application/json" } : {};
  const answer = await server.http.inject({
    method: "POST",
    url: `${M}${path}`,
    payload: payload as object,
    headers: { ...json, ...headers },
  });
  return { status: answer.statusCode, body: answer.json<Told>(), headers: answer.headers };
}
const preview = (items: object[], headers = {}) => send("/products/preview", { items }, headers);
const create = (body: object, headers = {}) => send("/payment/create", body, headers);
const usd = (amount: number) => ({ amount, currency: "USD" });
const service = (starts_at?: string, more: object = {}) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: "shop",
  ...(starts_at && { starts_at: `2026-06-03T${starts_at}:00Z` }),
  ...more,
});
const rows = async () => {
  const counted = ["payments", "orders", "order_items", "order_changes", "appointments"].map(
    (table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`,
  );
  const [row] = await server.database.sql(`SELECT ${counted.join(", ")}`);
  return { ...row, stock: await stockOf(server, shop.productIds) };
};

describe("preview", () => {
  test("groups by seller, at the server's own prices", async () => {
    // A time is booked once, whatever quantity the cart asks for.
    const haircut = service("10:00", { quantity: 3 });
    const items = [shop.line(0, 2), haircut, other.line(0), shop.line(3)];
    const { status, body } = await preview(items);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, ships: true, problems: [], gateways: ["sandbox"] });
    expect(body.credits).toEqual(usd(0));
    expect(body.groups).toHaveLength(2);
    const [first, second] = body.groups;
    expect(first).toMatchObject({
      store: { name: "Corner Shop", website_url: "shop" },
      subtotal: usd(9000),
      shipping: usd(500),
      tax: usd(743),
      total: usd(10_243),
    });
    expect(first?.items.map(({ line, total }) => [line, total.amount])).toEqual([
      [0, 3000],
      [1, 4500],
      [3, 1500],
    ]);
    expect(first?.items[1]).toMatchObject({
      kind: "service",
      name: "Haircut",
      unit_price: usd(4500),
      quantity: 1,
      total: usd(4500),
      starts_at: "2026-06-03T10:00:00.000Z",
      ends_at: "2026-06-03T10:30:00.000Z",
      timezone: "UTC",
    });
    expect(second).toMatchObject({ shipping: usd(0), tax: usd(0), total: usd(1500) });
    expect(body.total).toEqual(usd(11_743));
  });

  test("what cannot be bought is a problem on its line, not a failure", async () => {
    const gone = { ...shop.line(0), id: server.deps.newId() };
    const nobody = { ...shop.line(0), website_url: "nobody" };
    const odd = { ...shop.line(0), website_url: "../shop\u0000" };
    const elsewhere = { ...other.line(0), website_url: "shop" };
    const items = [shop.line(1), shop.line(2, 4), gone, nobody, odd, elsewhere, service(), service("10:10")];
    const { status, body } = await preview(items);
    expect(status).toBe(200);
    expect(body.problems.map(({ line, code, left }) => [line, code, left])).toEqual([
      [0, "sold_out", undefined],
      [1, "too_few_left", 3],
      ...[2, 3, 4, 5].map((line) => [line, "unavailable", undefined]),
      [6, "time_needed", undefined],
      [7, "time_taken", undefined],
    ]);
    expect(body.problems[1]?.message).toBe("Only 3 of Thing 3 are left.");
  });

  test("nothing is sold below what it costs at wholesale, also where that rose after it was listed", async () => {
    const low = await testStoreApp(server, "low", { stock: [20, 20] });
    await server.database.sql("UPDATE listings SET list_price = 1 WHERE product_id = $1", [
      low.productIds[0],
    ]);
    await server.database.sql("UPDATE products SET wholesale_price = 1501 WHERE id = $1", [
      low.productIds[1],
    ]);
    const { body } = await preview([low.line(0, 20), low.line(1)]);
    const message = expect.stringMatching(/^Thing \d can't be bought until the store updates its price\.$/);
    expect(body.problems).toMatchObject([0, 1].map((line) => ({ line, code: "unavailable", message })));
    const before = await rows();
    for (const line of [low.line(0, 20), low.line(1)]) {
      const refused = await create(purchase([line]));
      expect([refused.status, refused.body.code]).toEqual([409, "item_unavailable"]);
    }
    expect([await rows(), await stockOf(server, low.productIds)]).toEqual([before, [20, 20]]);
    await server.database.sql("UPDATE products SET wholesale_price = 1500 WHERE id = $1", [
      low.productIds[1],
    ]);
    expect((await create(purchase([low.line(1)]))).status).toBe(201);
  });

  test("members buy from the marketplace itself at wholesale, and never from themselves", async () => {
    const wholesale = { ...shop.line(0), website_url: null };
    expect((await preview([wholesale])).status).toBe(401);
    const { body } = await preview([wholesale, shop.line(0)], shop.headers);
    expect(body.groups[0]).toMatchObject({ store: null, total: usd(600), shipping: usd(0) });
    expect(body.gateways).toEqual(["sandbox", "wallet"]);
    expect(body.problems).toMatchObject([{ line: 1, code: "own_store" }]);
    expect((await preview([shop.line(0)], { authorization: "Bearer x" })).status).toBe(401);
  });

  test("an unlisted product and an unpublished store offer nothing; an id may be written in capitals", async () => {
    const capitals = { ...shop.line(2, 2), id: shop.productIds[2]!.toUpperCase() };
    expect((await preview([shop.line(2, 2), capitals])).body.problems).toMatchObject([{ line: 1, left: 3 }]);
    await server.database.sql("UPDATE listings SET active = false WHERE product_id = $1", [
      other.productIds[0],
    ]);
    expect((await preview([other.line(0)])).body).toMatchObject({
      groups: [],
      problems: [{ code: "unavailable" }],
    });
    await server.database.sql("UPDATE listings SET active = true");
    await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [other.storeId]);
    expect((await preview([other.line(0)])).body.problems).toMatchObject([{ code: "unavailable" }]);
    await server.database.sql("UPDATE stores SET published = true");
  });

  // D8: 2^53 and values that are not numbers are no quantities either.
  test.each([0, -1, 1.5, 0.001, 1e9, 2 ** 53, "1e3", "10", [1], null, true])(
    "quantity %j is refused",
    async (quantity) => {
      const answer = await send("/products/preview", { items: [{ ...shop.line(0), quantity }] });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { "items.0.quantity": expect.any(String) } },
      });
      const before = await rows();
      const body = purchase([{ ...shop.line(0), quantity }]);
      expect((await create(body)).status).toBe(422);
      expect(await rows()).toEqual(before);
    },
  );

  test("what cannot be parsed is 400, what is too much 422", async () => {
    const nan = `{"items":[{"id":"${shop.productIds[0]}","quantity":NaN,"website_url":"shop"}]}`;
    expect((await send("/products/preview", nan)).status).toBe(400);
    expect((await preview([])).status).toBe(422);
    expect((await preview(Array.from({ length: 101 }, () => shop.line(0)))).status).toBe(422);
    expect((await preview([{ ...shop.line(0), price: 1 }])).status).toBe(422);
    await server.database.sql("UPDATE listings SET list_price = 100000000000 WHERE product_id = $1", [
      shop.productIds[3],
    ]);
    const dear = await preview([shop.line(3, 999)]);
    expect(dear).toMatchObject({ status: 422, body: { fields: { items: expect.any(String) } } });
    await server.database.sql("UPDATE listings SET list_price = 1500");
  });
});

describe("create", () => {
  test("a guest's: reserves stock and time for 15 minutes, and links each order", async () => {
    const [before] = await stockOf(server, shop.productIds);
    const items = [shop.line(0, 2), service("11:00"), other.line(0)];
    const { status, body } = await create(purchase(items, { total: usd(10_119), timezone: "Europe/Berlin" }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ gateway: "sandbox", amount: usd(10_119) });
    expect(body.checkout_url).toContain("/pay/");
    expect(body.order_numbers).toHaveLength(2);
    expect(body.order_links).toEqual([
      { store: expect.any(String), path: expect.stringMatching(/^\/store\/shop\/order\/[\w-]{43}$/) },
      { store: expect.any(String), path: expect.stringMatching(/^\/store\/other\/order\/[\w-]{43}$/) },
    ]);
    expect((await stockOf(server, shop.productIds))[0]).toBe((before ?? 0) - 2);
    const [held] = await server.database.sql(
      "SELECT status, held_until, starts_at FROM appointments ORDER BY created_at DESC LIMIT 1",
    );
    expect(held).toEqual({
      status: "Held",
      held_until: new Date("2026-06-01T12:15:00Z"),
      starts_at: new Date("2026-06-03T11:00:00Z"),
    });
    expect((await preview([service("11:00")])).body.problems).toMatchObject([{ code: "time_taken" }]);
    const verified = await send("/payment/verify", { payment_session_id: body.payment_session_id });
    expect(verified.body).toEqual({
      status: true,
      data: {
        payment: "pending",
        order_numbers: body.order_numbers,
        order_links: body.order_links,
        goes_back: false,
        checkout_url: body.checkout_url,
      },
    });
    expect(verified.headers["cache-control"]).toBe("no-store");
  });

  test("a member's answers only that member", async () => {
    const { status, body } = await create(purchase([shop.line(0)]), buyer.headers);
    expect([status, body.order_links]).toEqual([201, []]);
    const asked = { payment_session_id: body.payment_session_id };
    expect((await send("/payment/verify", asked, buyer.headers)).status).toBe(200);
    expect((await send("/payment/verify", asked, shop.headers)).status).toBe(404);
    expect((await send("/payment/verify", asked)).status).toBe(404);
    expect((await send("/payment/verify", { payment_session_id: server.deps.newId() })).status).toBe(404);
    expect((await send("/payment/verify", { payment_session_id: 1 })).status).toBe(422);
  });

  test.each([
    ["nobody signed in who wants credits", { use_credits: true }, 401, "unauthenticated"],
    ["nobody signed in who pays by wallet", { gateway: "wallet" }, 401, "unauthenticated"],
    ["no address where something ships", { shipping_address: undefined }, 422, "shipping_address"],
    ["a guest without email", { customer: { name: "Grace" } }, 422, "customer.email"],
    ["a gateway that is not open", { gateway: "stripe" }, 422, "gateway"],
    ["a gateway nobody knows", { gateway: "cash" }, 422, "gateway"],
    ["another total", { total: usd(1) }, 409, "total_changed"],
    ["a total in another currency", { total: { amount: 2124, currency: "EUR" } }, 409, "total_changed"],
    ["a price of one's own", { subtotal: usd(1) }, 422, "subtotal"],
    ["a discount", { discount: usd(1) }, 422, "discount"],
  ])("%s changes nothing", async (_what, wrong, status, told) => {
    const before = await rows();
    const answer = await create(purchase([shop.line(0)], wrong));
    expect(answer.status).toBe(status);
    if (status === 422) expect(Object.keys(answer.body.fields ?? {})).toContain(told);
    else expect(answer.body.code).toBe(told);
    expect(await rows()).toEqual(before);
  });

  test("any line that cannot be had refuses the whole cart, and says which", async () => {
    const before = await rows();
    const refused = async (items: object[], headers = {}) => {
      const { status, body } = await create(purchase(items), headers);
      return [status, body.code, body.error, Object.keys(body.fields ?? {})];
    };
    const free = shop.line(0);
    const gone = { ...free, id: server.deps.newId() };
    expect(await refused([free, gone, shop.line(1)])).toEqual([
      409,
      "out_of_stock",
      "Thing 2 is sold out.",
      ["items.1", "items.2"],
    ]);
    const unavailable = "Item 2 in your cart is no longer available.";
    expect(await refused([free, gone])).toEqual([409, "item_unavailable", unavailable, ["items.1"]]);
    expect((await refused([free], shop.headers)).slice(0, 2)).toEqual([409, "item_unavailable"]);
    expect((await refused([free, service()])).slice(0, 2)).toEqual([409, "item_unavailable"]);
    expect((await refused([free, service("11:00")])).slice(0, 3)).toEqual([
      409,
      "slot_taken",
      "The time for Haircut is taken. Pick another one.",
    ]);
    // A3
    const two = shop.line(2, 2);
    expect((await refused([two, two])).slice(0, 3)).toEqual([
      409,
      "out_of_stock",
      "Only 3 of Thing 3 are left.",
    ]);
    expect(await rows()).toEqual(before);
  });

  test("what is free of charge is no payment", async () => {
    await server.database.sql("UPDATE listings SET list_price = 0 WHERE product_id = $1", [
      shop.productIds[3],
    ]);
    await server.database.sql("UPDATE stores SET shipping_flat = 0 WHERE id = $1", [shop.storeId]);
    expect((await create(purchase([shop.line(3)]))).body.code).toBe("item_unavailable");
    await server.database.sql("UPDATE listings SET list_price = 1500");
  });

  test("no address is asked for where nothing ships, and none is needed", async () => {
    const body = purchase([service("14:00")], { shipping_address: undefined });
    expect((await create(body)).status).toBe(201);
  });
});
