// Orders with a discount: what is paid now and later, what refunds give back, and what costs nothing any more.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { discounts } from "@solodesk/contract/selling/discounts.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { callUnchecked } from "#test/call.ts";
import { seededRandom } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, sendRefunds } from "#test/test-orders.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

const random = seededRandom();
const whole = (most: number) => Math.floor(random() * (most + 1));

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500 });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  const rules = { shipping_flat: 450, tax_bps: 825 };
  shop = await testStoreApp(server, `shop-${made}`, { stock: [500, 500], rules });
  await confirmNow(server);
});
// Checks the books, too: `solo ledger check` finds nothing.
afterAll(() => server.close());

const set = (off: object, more: object = {}) =>
  callUnchecked(server, discounts.add, { body: { code: "LESS", off, ...more } }, shop);
const percent = (value: number) => ({ kind: "percent", value });
const codes = { codes: ["LESS"] };
const calls = () => orderCalls(server, shop);
const pack = () => ({ kind: "pack", id: shop.serviceId, quantity: 5, website_url: shop.websiteUrl });

/** Refunds the pieces one by one, in a drawn order; returns what each gave back. */
async function refundAll(orderId: string, lines: readonly number[]): Promise<number[]> {
  const back: number[] = [];
  for (const line of lines.toSorted(() => random() - 0.5)) {
    const lineOf = { lines: [{ line, quantity: 1 }] };
    back.push((await calls().refund(orderId, { ...lineOf, restock: true })).body.data.amount.amount);
  }
  await sendRefunds(server);
  return back;
}

describe("refunds", () => {
  test("of all pieces, one by one, come to what was paid for them", async () => {
    await set({ kind: "amount", value: usd(997) });
    for (let n = 0; n < 3; n += 1) {
      const quantities = [1 + whole(6), 1 + whole(6)];
      const items = quantities.map((quantity, nth) => shop.line(nth, quantity));
      const orderId = await buy(server, items, codes);
      const { total, shipping, discount } = await calls().get(orderId);
      expect(discount).toEqual(usd(997));
      const back = await refundAll(
        orderId,
        quantities.flatMap((quantity, nth) => Array<number>(quantity).fill(nth + 1)),
      );
      expect(back.reduce((sum, one) => sum + one, 0)).toBe(total.amount - shipping.amount);
      const pieces = (quantities[0] ?? 0) + (quantities[1] ?? 0);
      expect(back).toHaveLength(pieces);
      const fair = (total.amount - shipping.amount) / pieces;
      expect(back.every((one) => Math.abs(one - fair) < 3)).toBe(true);
    }
  });

  test("of a whole order give back what was paid, and its discount keeps its use", async () => {
    await set(percent(33));
    const orderId = await buy(server, [shop.line(0, 3)], codes);
    const { total } = await calls().get(orderId);
    expect((await calls().refund(orderId)).body.data.amount).toEqual(total);
    await sendRefunds(server);
    expect(await calls().get(orderId)).toMatchObject({ refunded: total, status: "cancelled" });
    const [row] = await server.database.sql("SELECT uses FROM discounts WHERE store_id = $1", [shop.storeId]);
    expect(row).toEqual({ uses: 1 });
    expect((await getWallet(server.deps.db, shop.id)).pending).toBe(0);
  });
});

describe("a service with a deposit", () => {
  test("costs less now and later, in proportion; the deposit is what was paid", async () => {
    const { edit, line } = paidService(server, shop);
    await edit({ payment: { due: "deposit", deposit: { percent: 30 } } });
    await set({ kind: "amount", value: usd(1001) });
    const body = { items: [line()], ...codes };
    const { body: cart } = await callUnchecked(server, checkout.preview, { body });
    // 45.00 − 10.01, of which 31.50 − 7.00 is paid later. Tax is on what is paid now.
    expect(cart).toMatchObject({
      subtotal: usd(4500),
      discount: usd(1001),
      tax: usd(87),
      due_now: usd(1049 + 87),
      due_later: usd(2450),
      total: usd(3499 + 87),
    });
    const orderId = await buy(server, [line()], { ...codes, due_now: cart.due_now });
    const [deposit] = await server.database.sql("SELECT paid::int FROM deposits WHERE order_id = $1", [
      orderId,
    ]);
    expect(deposit).toEqual({ paid: 1049 + 87 });
    const order = await calls().get(orderId);
    expect(order).toMatchObject({
      due_later: usd(2450),
      items: [{ discount: usd(1001), due_later: usd(2450) }],
    });
    const id = order.items[0]!.appointment_id!;
    const { body: booked } = await callUnchecked(server, appointments.get, { params: { id } }, shop);
    expect(booked.data).toMatchObject({ price: usd(3499), paid: usd(1049), due: usd(2450) });
    expect((await calls().refund(orderId)).body.data.amount).toEqual(usd(1049 + 87));
    await sendRefunds(server);
  });
});

describe("a pack", () => {
  test("has visits that come to what was paid, and gives back each for what it cost", async () => {
    await paidService(server, shop).edit({ packs: [{ visits: 5, unit_price: usd(3600), months: 6 }] });
    await set({ kind: "amount", value: usd(998) }, { applies_to: { service_ids: [shop.serviceId] } });
    const orderId = await buy(server, [pack(), shop.line(0)], codes);
    const { items, total, shipping } = await calls().get(orderId);
    expect(items).toMatchObject([{ total: usd(18000), discount: usd(998) }, { discount: usd(0) }]);
    const back = await refundAll(orderId, [1, 1, 1, 1, 1]);
    // All but the product with its tax.
    expect(back.reduce((sum, one) => sum + one, 0)).toBe(total.amount - shipping.amount - 1500 - 124);
  });
});

describe("what a discount makes free", () => {
  test("is paid as soon as it is placed, without a gateway", async () => {
    await paidService(server, shop).edit({
      payment: { due: "full" },
      packs: [{ visits: 5, unit_price: usd(3600), months: 6 }],
    });
    await set(percent(100));
    const items = [paidService(server, shop).line(), pack()];
    const { status, body } = await callUnchecked(server, checkout.create, { body: purchase(items, codes) });
    expect([status, body.amount, body.checkout_url]).toEqual([201, usd(0), null]);
    const [row] = await server.database.sql<{ id: string }>("SELECT id FROM orders WHERE payment_id = $1", [
      body.payment_session_id,
    ]);
    const order = await calls().get(row!.id);
    expect(order).toMatchObject({ status: "paid", total: usd(0), discount: usd(22_500), fee: usd(0) });
    expect(order.items[1]).toMatchObject({ pack: { left: 5 } });
    const id = order.items[0]!.appointment_id!;
    const { body: booked } = await callUnchecked(server, appointments.get, { params: { id } }, shop);
    expect(booked.data).toMatchObject({ status: "Confirmed", price: usd(0), due: usd(0) });
    expect((await calls().change(row!.id, "cancelled")).status).toBe(200);
    expect((await calls().get(row!.id)).status).toBe("cancelled");
  });

  test("is given away where no gateway is set up, and nothing else is", async ({ onTestFinished }) => {
    await paidService(server, shop).edit({ packs: [{ visits: 5, unit_price: usd(3600), months: 6 }] });
    await set(percent(100));
    const of = (items: object[], more: object) =>
      callUnchecked(server, checkout.create, { body: { ...purchase(items, more), gateway: undefined } });
    const { gateways } = server.deps;
    const before = [...gateways];
    gateways.clear();
    onTestFinished(() => {
      for (const [name, gateway] of before) gateways.set(name, gateway);
    });
    const { body, status } = await of([pack()], codes);
    expect([status, body.amount, body.checkout_url, body.order_links?.length]).toEqual([
      201,
      usd(0),
      null,
      1,
    ]);
    const [order] = await server.database.sql("SELECT gateway, status FROM payments WHERE id = $1", [
      body.payment_session_id,
    ]);
    expect(order).toEqual({ gateway: "wallet", status: "succeeded" });
    const refused = await of([pack()], {});
    expect([refused.code, refused.refusal.fields]).toEqual([
      "validation_failed",
      { gateway: "Choose how to pay." },
    ]);
    expect(
      (await callUnchecked(server, checkout.create, { body: purchase([pack()], {}) })).refusal.fields,
    ).toEqual({
      gateway: "This payment method isn't available.",
    });
  });

  test("has visits that are booked and end like others", async () => {
    await paidService(server, shop).edit({ packs: [{ visits: 5, unit_price: usd(3600), months: 6 }] });
    await set(percent(100));
    const { body } = await callUnchecked(server, checkout.create, { body: purchase([pack()], codes) });
    const [order] = await server.database.sql<{ id: string }>("SELECT id FROM orders WHERE payment_id = $1", [
      body.payment_session_id,
    ]);
    const booked = await callUnchecked(server, bookings.book, {
      params: { website_url: shop.websiteUrl },
      body: {
        service_id: shop.serviceId,
        starts_at: "2026-06-03T10:00:00Z",
        customer: { name: "Ada", email: "ada@example.com" },
        pack: orderCode(server.deps.secrets, order!.id),
      },
    });
    const [visit] = await server.database.sql<{ id: string }>(
      "SELECT appointment_id AS id FROM deposits WHERE order_id = $1 AND appointment_id IS NOT NULL",
      [order!.id],
    );
    expect(booked.status).toBe(201);
    server.clock.set("2026-06-03T10:30:00Z");
    const { deps, clock } = server;
    const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(shop);
    const headers = { authorization: `Bearer ${token}` };
    const ended = await callUnchecked(
      server,
      appointments.edit,
      { params: { id: visit!.id }, body: { status: "Completed" } },
      { headers },
    );
    expect(ended.body.data).toMatchObject({ status: "Completed", due: usd(0) });
    const [deposit] = await server.database.sql("SELECT outcome FROM deposits WHERE appointment_id = $1", [
      visit!.id,
    ]);
    expect(deposit).toEqual({ outcome: "earned" });
  });

  test("makes nothing of another store free that costs nothing there", async () => {
    const rival = await testStoreApp(server, `rival-${made}`);
    await paidService(server, rival).edit({ price: usd(0), payment: { due: "at_appointment" } });
    await paidService(server, shop).edit({ packs: [{ visits: 5, unit_price: usd(3600), months: 6 }] });
    await set(percent(100));
    const free = paidService(server, rival).line();
    const of = (items: object[]) => callUnchecked(server, checkout.create, { body: purchase(items, codes) });
    const refused = await of([pack(), free]);
    expect([refused.code, refused.refusal.error]).toEqual([
      "item_unavailable",
      "There's nothing to pay for in your cart.",
    ]);
    // Beside something that costs something there, it is ordered as ever.
    expect((await of([pack(), free, rival.line(0)])).status).toBe(201);
  });

  test("is never a product of which the operator gets a share", async () => {
    await set(percent(100));
    const body = { items: [shop.line(0, 2)], ...codes };
    const { body: cart } = await callUnchecked(server, checkout.preview, { body });
    // $6.00 of each is the operator's.
    expect(cart).toMatchObject({ discount: usd(1800), subtotal: usd(3000) });
    await buy(server, [shop.line(0, 2)], codes);
    expect((await getWallet(server.deps.db, shop.id)).receivable).toBe(0);
  });
});
