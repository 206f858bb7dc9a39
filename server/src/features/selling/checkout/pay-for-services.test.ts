// Services that are paid for when they are booked: what may be asked for, what is due now and later, and whose the time is.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
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
  shop = await testStoreApp(server, `salon-${made}`, { stock: [50] });
});
// Checks the books, too.
afterAll(() => server.close());

const edit = (body: object) => paidService(server, shop).edit(body);
const ask = (deposit: object) => paidService(server, shop).ask(deposit);
const haircut = (startsAt?: string, more?: object) => paidService(server, shop).line(startsAt, more);
const preview = (items: object[]) => paidService(server, shop).preview(items);

describe("what a service asks for", () => {
  test.each([
    [{ due: "deposit" }, { "payment.deposit": "Enter a deposit, or choose another way to pay." }],
    [
      { due: "full", deposit: { percent: 20 } },
      { "payment.deposit": "Leave out the deposit, or choose payment with a deposit." },
    ],
    [
      { due: "deposit", deposit: usd(4501) },
      { "payment.deposit": "The deposit can't be more than the price." },
    ],
    [{ due: "deposit", deposit: usd(0) }, { "payment.deposit": "Enter a deposit above zero." }],
    [
      { due: "deposit", deposit: { amount: 100, currency: "EUR" } },
      { "payment.deposit.currency": "Prices here are in USD." },
    ],
  ])("%o is refused", async (payment, fields) => {
    const { status, refusal } = await edit({ payment });
    expect([status, refusal.fields]).toEqual([422, fields]);
  });

  test("a percentage is from 1 to 100, and a price can't fall below its deposit or become free", async () => {
    expect((await ask({ percent: 0 })).status).toBe(422);
    expect((await ask({ percent: 101 })).status).toBe(422);
    expect((await ask(usd(2000))).status).toBe(200);
    expect((await edit({ price: usd(1999) })).refusal.fields).toEqual({
      "payment.deposit": "The deposit can't be more than the price.",
    });
    expect((await edit({ price: usd(0) })).status).toBe(422);
    const cheaper = await edit({ price: usd(2000), payment: { due: "full" } });
    expect(cheaper.body.data).toMatchObject({ price: usd(2000), payment: { due: "full" } });
  });

  test("nobody can be asked to pay where no payment service is set up", async () => {
    const sandbox = server.deps.gateways.get("sandbox")!;
    server.deps.gateways.delete("sandbox");
    try {
      const { refusal } = await edit({ payment: { due: "full" } });
      expect(refusal.fields).toEqual({
        "payment.due": "Customers can't pay online here yet. Choose “At the appointment”.",
      });
    } finally {
      server.deps.gateways.set("sandbox", sandbox);
    }
  });

  test.each([
    [{ due: "deposit", deposit: { percent: 33 } }, 1485],
    [{ due: "deposit", deposit: usd(1000) }, 1000],
    [{ due: "deposit", deposit: { percent: 100 } }, 4500],
    [{ due: "full" }, 4500],
    // The time was put into the cart, so it is paid for.
    [{ due: "at_appointment" }, 4500],
  ])("%o: now is due %i; tax is on that", async (payment, now) => {
    await edit({ payment });
    await server.database.sql("UPDATE stores SET tax_bps = 1000 WHERE id = $1", [shop.storeId]);
    const seen = await preview([haircut(), shop.line(0)]);
    const tax = Math.round((now + 1500) / 10);
    const dues = { due_now: usd(now + 1500 + tax), due_later: usd(4500 - now) };
    expect(seen).toMatchObject({ subtotal: usd(6000), tax: usd(tax), total: usd(6000 + tax), ...dues });
    expect(seen.groups[0]).toMatchObject(dues);
    expect(seen.groups[0]?.items).toMatchObject([
      { due_now: usd(now), due_later: usd(4500 - now) },
      { due_now: usd(1500), due_later: usd(0) },
    ]);
  });
});

test("a service that has to be paid for is booked by checkout alone", async () => {
  await ask({ percent: 30 });
  const at = { website_url: shop.websiteUrl };
  const customer = { name: "Grace Hopper", email: "grace@example.com" };
  const booking = { service_id: shop.serviceId, starts_at: "2026-06-03T10:00:00Z", customer };
  const refused = await callUnchecked(server, bookings.book, { params: at, body: booking });
  expect([refused.status, refused.code]).toEqual([409, "payment_required"]);
  // The seller may add one without a payment.
  const own = await callUnchecked(server, appointments.create, { body: booking }, shop);
  expect(own.status).toBe(201);
});

test("a visitor's own hold keeps their time from others until the payment does, and is gone then", async () => {
  await ask({ percent: 30 });
  const params = { website_url: shop.websiteUrl };
  const body = { service_id: shop.serviceId, starts_at: "2026-06-03T10:00:00Z" };
  const { hold, expires_in } = (await call(server, bookings.hold, { params, body })).body;
  expect(expires_in).toBe(15 * 60);
  const problems = async (items: object[]) => (await preview(items)).problems.map(({ code }) => code);
  expect(await problems([haircut()])).toEqual(["time_taken"]);
  expect(await problems([haircut(undefined, { hold: "made up" })])).toEqual(["time_taken"]);
  expect(await problems([haircut(undefined, { hold })])).toEqual([]);
  // The hold of one time is none of another, and the same time can't be bought twice with it.
  expect(await problems([haircut(undefined, { hold }), haircut(undefined, { hold })])).toEqual([
    "time_taken",
  ]);

  const buy = () => place(server, [haircut(undefined, { hold })]);
  const placed = await concurrently(seededRandom(), times(10, buy));
  const statuses = async () => {
    const rows = await server.database.sql<{ status: string }>(
      "SELECT status FROM appointments WHERE store_id = $1",
      [shop.storeId],
    );
    return rows.map(({ status }) => status);
  };
  // Who goes back from the payment may begin another one: the last one holds the time.
  expect(await statuses()).toEqual(["Held"]);
  expect(await problems([haircut(undefined, { hold })])).toEqual([]);
  expect(await problems([haircut()])).toEqual(["time_taken"]);
  await Promise.all(placed.map(({ paymentId }) => settle(server, paymentId)));
  expect(await statuses()).toEqual(["Confirmed"]);
  const [paid] = await server.database.sql(
    "SELECT count(*)::int AS orders FROM orders WHERE store_id = $1 AND status = 'paid'",
    [shop.storeId],
  );
  expect(paid).toEqual({ orders: 1 });
  expect(await problems([haircut(undefined, { hold })])).toEqual(["time_taken"]);
});

test("a payment is refused if the price, or what is due now, isn't what the buyer was shown", async () => {
  await ask(usd(1000));
  const pay = async (more: object) =>
    (await callUnchecked(server, checkout.create, { body: purchase([haircut()], more) })).code;
  expect(await pay({ total: usd(4500), due_now: usd(900) })).toBe("total_changed");
  expect(await pay({ total: usd(4400), due_now: usd(1000) })).toBe("total_changed");
  expect(await pay({ total: usd(4500), due_now: usd(1000) })).toBeUndefined();
});
