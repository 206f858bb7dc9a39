// What sellers set, what buyers' carts make of it, and what it brought. Over HTTP on a real database.
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { discounts } from "@solodesk/contract/selling/discounts.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { type Caller, call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, sendRefunds, settle } from "#test/test-orders.ts";
import { usd } from "#test/test-paid-service.ts";
import { testSeller } from "#test/test-seller.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500 });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `shop-${made}`, { stock: [50, 50], rules: { shipping_flat: 450 } });
});
// Checks the books, too.
afterAll(() => server.close());

const tenth = { code: "TEN", off: { kind: "percent", value: 10 } };
const add = async (terms: object = {}, as: Caller = shop) =>
  (await callUnchecked(server, discounts.add, { body: { ...tenth, ...terms } }, as)).body.data;
const refusedFields = async (terms: object, as: Caller = shop) =>
  (await callUnchecked(server, discounts.add, { body: { ...tenth, ...terms } }, as)).refusal.fields;
const listed = async (as: Caller = shop) => (await call(server, discounts.list, {}, as)).body.data;
const preview = async (codes: string[] = [], items: object[] = [shop.line(0)], as?: Caller) =>
  (await callUnchecked(server, checkout.preview, { body: { items, codes } }, as)).body;
const problemsOf = async (...typed: Parameters<typeof preview>) =>
  (await preview(...typed)).code_problems.map(({ code, typed: as, message }) => [code, as, message]);
const create = (more: object, items: object[] = [shop.line(0)], as?: Caller) =>
  callUnchecked(server, checkout.create, { body: purchase(items, more) }, as);
const from = (email: string) => ({ codes: ["TEN"], customer: { name: "Grace", email } });

describe("what a seller sets", () => {
  test("names what it is for, and says what has been deleted", async () => {
    const gone = server.deps.newId();
    const [id, other] = [shop.line(0).id, shop.line(1).id];
    await add({ code: "SOME", applies_to: { product_ids: [other, gone, id] } });
    server.clock.advance(1000);
    await add({ code: "HAIR", applies_to: { service_ids: [shop.serviceId, gone] } });
    const [hair, some] = await listed();
    expect(some?.named.map((one) => one.id)).toEqual([other, gone, id]);
    expect(some?.named.map(({ name }) => name)).toEqual([expect.any(String), null, expect.any(String)]);
    expect(hair?.named).toEqual([
      { id: shop.serviceId, name: expect.any(String) },
      { id: gone, name: null },
    ]);
  });

  test("is listed, the newest first, with its state", async () => {
    const first = await add({ limit: 1 });
    server.clock.advance(1000);
    await add({ code: null, title: "Autumn sale", starts_at: "2026-09-01T00:00:00Z" });
    expect(await listed()).toMatchObject([
      { code: null, title: "Autumn sale", state: "scheduled", uses: 0, revenue: usd(0) },
      { ...tenth, state: "active", applies_to: "all", minimum: null, limit: 1 },
    ]);
    await place(server, [shop.line(0)], { codes: ["TEN"] });
    expect((await listed())[1]).toMatchObject({ state: "used_up", uses: 1, orders: 0 });
    const params = { id: first.id };
    const edited = await callUnchecked(
      server,
      discounts.edit,
      { params, body: { ...tenth, code: "Ten-2", active: false } },
      shop,
    );
    expect(edited.body.data).toMatchObject({ code: "Ten-2", state: "off", limit: null, uses: 1 });
    await call(server, discounts.remove, { params }, shop);
    expect(await listed()).toHaveLength(1);
    expect((await callUnchecked(server, discounts.remove, { params }, shop)).code).toBe("not_found");
  });

  test("has each code once, however it is written; another store may have it too", async () => {
    const { id } = await add({ code: "Straße" });
    const message = { code: "You already have a discount with this code. Enter another one." };
    expect(await refusedFields({ code: "STRAßE" })).toEqual(message);
    const { code } = await add({ code: "other" });
    const body = { ...tenth, code: "ＯＴＨＥＲ" };
    const edited = await callUnchecked(server, discounts.edit, { params: { id }, body }, shop);
    expect([edited.refusal.fields, code]).toEqual([message, "other"]);
    const rival = await testStoreApp(server, `rival-${made}`);
    expect((await add({ code: "OTHER" }, rival)).code).toBe("OTHER");
    // Nor can it be changed by them.
    const theirs = await callUnchecked(server, discounts.edit, { params: { id }, body: tenth }, rival);
    expect(theirs.code).toBe("not_found");
  });

  test("is refused where it makes no sense", async () => {
    expect(await refusedFields({ code: null })).toEqual({
      title: "Enter what customers see, such as “Autumn sale”.",
    });
    expect(await refusedFields({ off: { kind: "amount", value: { amount: 1, currency: "EUR" } } })).toEqual({
      "off.value.currency": "Prices here are in USD.",
    });
    expect(
      await refusedFields({ starts_at: "2026-09-01T00:00:00Z", ends_at: "2026-08-01T00:00:00Z" }),
    ).toHaveProperty("ends_at");
    // An hour that is written with the offset of a zone comes before another one that sorts first as a text.
    const [early, late] = ["2026-09-01T00:30:00+02:00", "2026-08-31T23:00:00Z"];
    expect(await refusedFields({ starts_at: late, ends_at: early })).toHaveProperty("ends_at");
    expect((await add({ starts_at: early, ends_at: late })).state).toBe("scheduled");
    const without = await testSeller(server, `without-${made}`);
    expect((await callUnchecked(server, discounts.add, { body: tenth }, without)).code).toBe(
      "store_required",
    );
  });
});

test("20 automatic ones can be on, however they are switched on", async () => {
  const automatic = (n: number, more: object = {}) => add({ code: null, title: `Sale ${n}`, ...more });
  const some = await Promise.all(Array.from({ length: 20 }, (_, n) => automatic(n)));
  const one = { code: null, title: "One more" };
  const off = await add({ ...one, active: false });
  const ended = await add({ ...one, ends_at: "2026-06-01T11:00:00Z" });
  await add({ code: "TYPED" });
  const message = "20 automatic discounts are on. Turn one of them off first.";
  const added = await callUnchecked(server, discounts.add, { body: { ...tenth, ...one } }, shop);
  expect([added.status, added.refusal.error]).toEqual([422, message]);
  const edit = (id: string, more: object) =>
    callUnchecked(server, discounts.edit, { params: { id }, body: { ...tenth, ...one, ...more } }, shop);
  for (const id of [off.id, ended.id]) expect((await edit(id, {})).refusal.error).toBe(message);
  expect((await edit(some[0]!.id, { title: "Better" })).status).toBe(200);
  expect((await edit(some[0]!.id, { active: false })).status).toBe(200);
  expect((await edit(off.id, {})).status).toBe(200);
});

describe("a cart", () => {
  test("says what is taken off, and the order keeps it", async () => {
    const discount = await add({ applies_to: { product_ids: [shop.productIds[1]] } });
    await add({ code: "SHIP", off: { kind: "free_shipping" }, stackable: true });
    const cart = await preview(["ten"], [shop.line(0), shop.line(1, 2)]);
    expect(cart).toMatchObject({
      subtotal: usd(4500),
      discount: usd(300),
      shipping: usd(450),
      total: usd(4650),
      discounts: [
        {
          code: "TEN",
          title: "TEN",
          kind: "percent",
          amount: usd(300),
          website_url: shop.websiteUrl,
          lines: [1],
        },
      ],
      code_problems: [],
      groups: [
        {
          discount: usd(300),
          items: [
            { total: usd(1500), discount: usd(0), due_now: usd(1500) },
            { total: usd(3000), discount: usd(300), due_now: usd(2700) },
          ],
        },
      ],
    });
    const id = await buy(server, [shop.line(0), shop.line(1, 2)], { codes: ["ten"], total: cart.total });
    await call(server, discounts.remove, { params: { id: discount.id } }, shop);
    const order = await orderCalls(server, shop).get(id);
    expect(order).toMatchObject({
      subtotal: usd(4500),
      discount: usd(300),
      total: usd(4650),
      discounts: [{ code: "TEN", title: "TEN", kind: "percent", amount: usd(300) }],
      items: [{ discount: usd(0) }, { total: usd(3000), discount: usd(300) }],
      // The platform's share is of what was paid for the goods.
      fee: usd(210),
    });
    const [mail] = await server.database.sql<{ text: string }>(
      "SELECT text FROM mails WHERE kind = 'new_sale' AND order_id = $1",
      [id],
    );
    expect(mail?.text).toMatch(/Discount \(TEN\)\s*:?\s*-\$3\.00/);
    const csv = await callUnchecked(server, orders.export, {}, shop);
    expect(csv.text).toMatch(/Discount,Paid with gift cards\r?\n[^]*,3\.00,0\.00\r?\n/);
  });

  test("gets automatic ones without a code, and free shipping counts what it saves", async () => {
    await add({ code: null, title: "Free in June", off: { kind: "free_shipping" } });
    const cart = await preview();
    expect(cart).toMatchObject({ discount: usd(0), shipping: usd(0), total: usd(1500) });
    expect(cart.discounts).toMatchObject([
      { code: null, title: "Free in June", kind: "free_shipping", amount: usd(450), lines: [0] },
    ]);
  });

  test.each(["TEN", " ten ", "Ten", "ＴＥＮ", "\u3000ｔｅｎ"])(
    "takes the code written as %j",
    async (typed) => {
      await add();
      expect((await preview([typed])).discount).toEqual(usd(150));
      expect((await preview([typed, "TEN"])).code_problems).toEqual([]);
    },
  );

  test("says why a code takes nothing off, and then nothing is bought with it", async () => {
    const rival = await testStoreApp(server, `rival-${made}`);
    await add({ code: "THEIRS" }, rival);
    await add({ code: "LATER", starts_at: "2026-06-02T12:00:00Z" });
    await add({ code: "PAST", ends_at: "2026-06-01T12:00:00Z" });
    await add({ code: "OFF", active: false });
    await add({ code: "SERVICES", applies_to: { service_ids: [shop.serviceId] } });
    await add({ code: "MUCH", minimum: usd(2000) });
    await add({ code: "SOME", minimum: usd(2000), applies_to: { product_ids: [shop.line(0).id] } });
    await add({ code: "HALF", off: { kind: "percent", value: 50 } });
    await add();
    expect(await problemsOf(["THEIRS", "later", "PAST", "OFF"])).toEqual([
      ["code_unknown", "THEIRS", "There is no discount code or gift card THEIRS."],
      ["code_unknown", "later", "There is no discount code or gift card later."],
      ["code_ended", "PAST", "The discount code PAST has ended."],
      ["code_ended", "OFF", "The discount code OFF has ended."],
    ]);
    expect(await problemsOf(["SERVICES", "MUCH", "SOME", "TEN", "HALF"])).toEqual([
      ["code_not_for_this", "SERVICES", "The discount code SERVICES doesn't apply to anything in your cart."],
      ["code_not_for_this", "MUCH", "Add $5.00 more to your cart to use the discount code MUCH."],
      [
        "code_not_for_this",
        "SOME",
        "The discount code SOME is for some items only. Add $5.00 more of them to use it.",
      ],
      ["code_not_for_this", "TEN", "The discount code TEN can't be combined with HALF."],
    ]);
    const refused = await create({ codes: ["HALF", "TEN"] });
    expect([refused.status, refused.code, refused.refusal.fields]).toEqual([
      409,
      "code_not_for_this",
      { codes: "The discount code TEN can't be combined with HALF." },
    ]);
    expect((await create({ codes: ["THEIRS"] })).code).toBe("code_unknown");
    // In a cart of both stores it is known, and off what that store sells.
    const both = await preview(["THEIRS", "TEN"], [shop.line(0), rival.line(0)]);
    expect([both.code_problems, both.groups.map((group) => group.discount.amount)]).toEqual([[], [150, 150]]);
  });

  test("whose automatic discount has ended meanwhile costs something else", async () => {
    await add({ code: null, title: "Today", ends_at: "2026-06-01T12:05:00Z" });
    const { total } = await preview();
    server.clock.advance(minutes(5));
    expect((await create({ total })).code).toBe("total_changed");
  });
});

describe("limits", () => {
  test("one customer gets a code as often as it says, however they write their address", async () => {
    await add({ per_customer: 1 });
    const { paymentId } = await place(server, [shop.line(0)], from("Ada@Example.com"));
    const again = await create(from("ada@example.COM"));
    // Anybody can give her address: they aren't told what she has bought.
    const refused = ["code_used_up", "The discount code TEN can't be used for this order."];
    expect([again.code, again.refusal.error]).toEqual(refused);
    await settle(server, paymentId);
    const paid = await create(from("ada@example.com"));
    expect([paid.code, paid.refusal.error]).toEqual(refused);
    // Nor do they learn it with a price that nobody is shown.
    expect((await create({ ...from("ada@example.com"), total: usd(1) })).code).toBe("total_changed");
    // The code can be removed, and the cart costs what it says then.
    const { total } = await preview();
    expect((await create({ ...from("ada@example.com"), codes: [], total })).status).toBe(201);
    expect((await create(from("grace@example.com"))).status).toBe(201);
  });

  test("a member is known by their account, whatever address they give", async () => {
    await add({ per_customer: 1 });
    const member = await testSeller(server, `member-${made}`);
    await buy(server, [shop.line(0)], from("one@example.com"), member.headers);
    expect(await problemsOf(["TEN"], [shop.line(0)], member)).toEqual([
      ["code_used_up", "TEN", "You've already used the discount code TEN."],
    ]);
    expect((await create(from("two@example.com"), [shop.line(0)], member)).code).toBe("code_used_up");
  });

  test("a code for first orders isn't for those who have bought, with or without it", async () => {
    await add({ first_order: true });
    await buy(server, [shop.line(0)], { customer: { name: "Ada", email: "ADA@example.com" } });
    const { refusal, code } = await create(from("ada@example.com"));
    expect([code, refusal.error]).toEqual([
      "code_used_up",
      "The discount code TEN can't be used for this order.",
    ]);
    // An order that was never paid is none. Of two at a time, one is the first.
    const { paymentId } = await place(server, [shop.line(0)], from("bob@example.com"));
    expect((await create(from("Bob@example.com"))).code).toBe("code_used_up");
    await settle(server, paymentId, "expired");
    expect((await create(from("Bob@example.com"))).status).toBe(201);
    // Nor with another discount for first orders.
    await add({ code: "HELLO", first_order: true });
    expect((await create({ ...from("bob@example.com"), codes: ["HELLO"] })).code).toBe("code_used_up");
    // Who bought elsewhere has bought nothing here.
    const rival = await testStoreApp(server, `rival-${made}`);
    await add({ first_order: true }, rival);
    expect((await create(from("ada@example.com"), [rival.line(0)])).status).toBe(201);
  });

  test("a use comes back once when the order ends unpaid, and is taken again if it is paid late", async () => {
    await add({ limit: 1 });
    const [first] = [await place(server, [shop.line(0)], from("ada@example.com"))];
    expect((await create(from("bob@example.com"))).code).toBe("code_used_up");
    await settle(server, first.paymentId, "expired");
    await settle(server, first.paymentId, "failed");
    const uses = async () => (await listed())[0]?.uses;
    expect(await uses()).toBe(0);
    const second = await place(server, [shop.line(0)], from("bob@example.com"));
    await settle(server, second.paymentId);
    await settle(server, first.paymentId);
    await settle(server, first.paymentId);
    expect((await listed())[0]).toMatchObject({ uses: 2, orders: 2, state: "used_up" });
    expect((await create(from("eve@example.com"))).code).toBe("code_used_up");
  });

  test("a buyer who cancels can still pay: the use comes back once the payment has ended", async () => {
    await add({ limit: 1 });
    const member = await testSeller(server, `member-${made}`);
    const { orderIds, paymentId } = await place(server, [shop.line(0)], { codes: ["TEN"] }, member.headers);
    expect((await orderCalls(server, member).change(orderIds[0]!, "cancelled")).status).toBe(200);
    const again = () => create(from("bob@example.com"));
    expect([(await again()).code, (await listed())[0]?.uses]).toEqual(["code_used_up", 1]);
    await settle(server, paymentId, "expired");
    await settle(server, paymentId, "expired");
    expect([(await listed())[0]?.uses, (await again()).status]).toEqual([0, 201]);
    // Paid after all, whatever the limit.
    await settle(server, paymentId);
    expect((await listed())[0]).toMatchObject({ uses: 2, orders: 1 });
  });

  test("what is paid after it was cancelled keeps the use that it held", async () => {
    await add({ limit: 1 });
    const member = await testSeller(server, `member-${made}`);
    const { orderIds, paymentId } = await place(server, [shop.line(0)], { codes: ["TEN"] }, member.headers);
    await orderCalls(server, member).change(orderIds[0]!, "cancelled");
    await settle(server, paymentId);
    expect((await listed())[0]).toMatchObject({ uses: 1, orders: 1, state: "used_up" });
  });

  test("only codes can be limited to customers, so that the price of a cart is what is paid", async () => {
    const message = "Only discounts with a code can be limited to customers.";
    const automatic = { code: null, title: "Welcome" };
    expect(await refusedFields({ ...automatic, first_order: true, per_customer: 1 })).toEqual({
      first_order: message,
      per_customer: message,
    });
    await add(automatic);
    const ada = { ...from("ada@example.com"), codes: [] };
    await buy(server, [shop.line(0)], ada);
    const { total } = await preview();
    expect((await create({ ...ada, total })).status).toBe(201);
  });
});

test("the figures of a discount count its paid orders, less refunds", async () => {
  await add({ stackable: true });
  await add({ code: "SHIP", off: { kind: "free_shipping" }, stackable: true });
  const id = await buy(server, [shop.line(0, 2)], { codes: ["TEN", "SHIP"] });
  await buy(server, [shop.line(0)], { codes: ["TEN"] });
  await place(server, [shop.line(0)], { codes: ["TEN"] });
  await orderCalls(server, shop).refund(id, { lines: [{ line: 1, quantity: 1 }] });
  await sendRefunds(server);
  const brought = (await listed()).map(({ code, uses, orders: paid, revenue, given_away }) => [
    code,
    uses,
    paid,
    revenue.amount,
    given_away.amount,
  ]);
  expect(brought.toSorted()).toEqual([
    ["SHIP", 1, 1, 1350, 450],
    ["TEN", 3, 2, 1350 + 1350 + 450, 300 + 150],
  ]);
});
