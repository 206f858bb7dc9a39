// Services that are paid for when they are booked: what is paid now and later, and where a deposit is until it is earned.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
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
  await confirmNow(server);
});
// Checks the books, too.
afterAll(() => server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const at = async (moment: string) => {
  server.clock.set(moment);
  const { deps, clock } = server;
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(shop);
  shop = { ...shop, headers: { authorization: `Bearer ${token}` } };
  await confirmNow(server);
};
const edit = (body: object) =>
  callUnchecked(server, services.edit, { params: { id: shop.serviceId }, body }, shop);
const ask = (deposit: object) => edit({ payment: { due: "deposit", deposit } });
const haircut = (startsAt = "2026-06-03T10:00:00Z", more: object = {}) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: shop.websiteUrl,
  starts_at: startsAt,
  ...more,
});
const preview = async (items: object[]) =>
  (await callUnchecked(server, checkout.preview, { body: { items } })).body;

async function book(items: object[] = [haircut()]) {
  const { paymentId, orderIds } = await place(server, items);
  await settle(server, paymentId);
  const [row] = await server.database.sql<{ id: string }>(
    "SELECT appointment_id AS id FROM order_items WHERE order_id = $1 AND kind = 'service' ORDER BY line",
    [orderIds[0]],
  );
  return { orderId: orderIds[0]!, appointmentId: row!.id };
}
const appointment = async (id: string) =>
  (await call(server, appointments.get, { params: { id } }, shop)).body.data;
const set = (id: string, status: string) =>
  callUnchecked(server, appointments.edit, { params: { id }, body: { status } }, shop);
const accounts = async () => {
  const rows = await server.database.sql<{ kind: string; balance: string }>(
    "SELECT kind, balance FROM accounts WHERE user_id = $1 AND balance <> 0 ORDER BY kind",
    [shop.id],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
};
const outcome = async (appointmentId: string) => {
  const [row] = await server.database.sql<{ outcome: string | null }>(
    "SELECT outcome FROM deposits WHERE appointment_id = $1",
    [appointmentId],
  );
  return row?.outcome;
};
const revenue = async () => (await call(server, dashboard.get, {}, shop)).body.revenue.this_month.amount;

describe("what a service asks for", () => {
  test.each([
    [{ due: "deposit" }, { "payment.deposit": "Enter a deposit, or choose another way to pay." }],
    [
      { due: "full", deposit: { percent: 20 } },
      { "payment.deposit": "Only payment with a deposit has one. Leave it out." },
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

test("a service that has to be paid for is booked by checkout alone, and nobody waits for it", async () => {
  await ask({ percent: 30 });
  const place = { website_url: shop.websiteUrl };
  const customer = { name: "Grace Hopper", email: "grace@example.com" };
  const booking = { service_id: shop.serviceId, starts_at: "2026-06-03T10:00:00Z", customer };
  const refused = await callUnchecked(server, bookings.book, { params: place, body: booking });
  expect([refused.status, refused.code]).toEqual([409, "payment_required"]);
  const day = { service_id: shop.serviceId, day: "2026-06-03", customer };
  const waits = await callUnchecked(server, waitlist.join, { params: place, body: day });
  expect(waits.code).toBe("payment_required");
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

describe("a deposit of $20.00 for a haircut at $45.00", () => {
  beforeEach(async () => {
    await ask(usd(2000));
  });

  test("confirms it, leaves the rest due, and is kept apart until it is earned", async () => {
    const { orderId, appointmentId } = await book();
    expect(await appointment(appointmentId)).toMatchObject({
      status: "Confirmed",
      price: usd(4500),
      paid: usd(2000),
      due: usd(2500),
    });
    const { data } = (await call(server, orders.get, { params: { id: orderId } }, shop)).body;
    expect(data).toMatchObject({
      total: usd(4500),
      due_later: usd(2500),
      fee: usd(100),
      payment: { status: "paid" },
      split: { earning: usd(1900) },
    });
    expect(await accounts()).toEqual({ deposits: 1900 });
    expect((await call(server, wallet.get, { query: {} }, shop)).body.data.pending).toEqual(usd(1900));
    const { held } = (await call(server, payouts.preview, { query: {} }, shop)).body.data;
    expect(held.map(({ description, rule }) => `${description}: ${rule}`)).toEqual([
      "Deposit for appointment A-1001: On hold until you complete the appointment or mark it as a no-show.",
    ]);
    expect(await revenue()).toBe(0);

    await at("2026-06-03T10:30:00Z");
    const done = await callUnchecked(
      server,
      appointments.complete,
      { params: { id: appointmentId }, body: { collected: { method: "cash", amount: usd(2500) } } },
      shop,
    );
    expect(done.body.data).toMatchObject({ status: "Completed", due: usd(0), paid: usd(2000) });
    expect([await outcome(appointmentId), await accounts()]).toEqual([
      "earned",
      { pending: 1900, collected_elsewhere: 2500 },
    ]);
    // $20.00 here and $25.00 in cash.
    expect(await revenue()).toBe(4500);
    await at("2026-06-30T12:00:00Z");
    await releaseEarnings(server.deps);
    expect(await accounts()).toEqual({ earnings: 1900, collected_elsewhere: 2500 });
  });

  test("that is earned after the order's other earnings were released can be withdrawn at once", async () => {
    const { appointmentId } = await book([haircut("2026-06-28T10:00:00Z"), shop.line(0)]);
    // The product: $15.00 less $6.00 wholesale and a fee of $0.75.
    expect(await accounts()).toEqual({ deposits: 1900, pending: 825 });
    await at("2026-06-20T12:00:00Z");
    await releaseEarnings(server.deps);
    expect(await accounts()).toEqual({ deposits: 1900, earnings: 825 });
    await at("2026-06-28T10:30:00Z");
    await set(appointmentId, "Completed");
    expect(await accounts()).toEqual({ earnings: 2725 });
  });

  test("can't be earned before the appointment begins", async () => {
    const { appointmentId } = await book();
    for (const status of ["Completed", "No-show"])
      expect((await set(appointmentId, status)).code).toBe("invalid_transition");
    expect(await outcome(appointmentId)).toBeNull();
  });

  test("is kept if the customer doesn't come, or the seller cancels without a refund", async () => {
    const [{ appointmentId: late }, { appointmentId: off }] = [
      await book(),
      await book([haircut("2026-06-03T12:00:00Z")]),
    ];
    await set(off, "Cancelled");
    expect(await outcome(off)).toBe("kept");
    await at("2026-06-03T10:30:00Z");
    await set(late, "No-show");
    expect([await outcome(late), await accounts()]).toEqual(["kept", { pending: 3800 }]);
  });

  test("goes back when the customer cancels in time, and when the seller cancels and refunds", async () => {
    const [{ appointmentId: one }, { appointmentId: two }] = [
      await book(),
      await book([haircut("2026-06-03T12:00:00Z")]),
    ];
    const params = { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, one) };
    const { data } = (await call(server, bookings.get, { params })).body;
    expect(data.refund).toEqual(usd(2000));
    await call(server, bookings.change, { params, body: { status: "Cancelled", version: data.version } });
    await call(server, orders.cancelTime, { params: { id: two }, body: { reason: "Ill" } }, shop);
    expect([await outcome(one), await outcome(two), await accounts()]).toEqual(["returned", "returned", {}]);
    expect(await appointment(two)).toMatchObject({ status: "Cancelled", paid: usd(0) });
  });

  test("is refunded with its line, never by an amount that can't be traced to it", async () => {
    const { orderId, appointmentId } = await book([haircut(), shop.line(0)]);
    const refund = (body: object) =>
      callUnchecked(
        server,
        orders.refund,
        { params: { id: orderId }, body: { restock: false, reason: "Sorry", ...body } },
        shop,
      );
    const tooMuch = await refund({ amount: 1501 });
    expect([tooMuch.code, tooMuch.refusal.error]).toEqual([
      "not_refundable",
      "You can refund up to $15.00 without choosing items. The rest is a deposit for an appointment that hasn't taken place.",
    ]);
    expect((await refund({ amount: 500 })).status).toBe(200);
    expect(await outcome(appointmentId)).toBeNull();
    // What is left of the goods doesn't cover the product any more, and the deposit may not.
    const product = await refund({ lines: [{ line: 2, quantity: 1 }] });
    expect(product.code).toBe("not_refundable");
    const { data } = (
      await call(
        server,
        orders.previewConsequences,
        { params: { id: orderId }, query: { lines: "1:1", restock: "false" } },
        shop,
      )
    ).body;
    expect(data.map(({ kind }) => kind)).toEqual(["refund_original", "mail_sent"]);
    await refund({ lines: [{ line: 1, quantity: 1 }] });
    expect([await outcome(appointmentId), (await accounts())["deposits"]]).toEqual(["returned", undefined]);
    // Nothing of it is paid any more, so all of it is due.
    expect(await appointment(appointmentId)).toMatchObject({ status: "Confirmed", due: usd(4500) });
  });

  test("is settled once, however many press at once", async () => {
    const { appointmentId } = await book();
    await at("2026-06-03T10:30:00Z");
    const random = seededRandom();
    const presses = times(
      30,
      async (n): Promise<{ status: number }> =>
        n % 3 === 0
          ? callUnchecked(
              server,
              orders.cancelTime,
              { params: { id: appointmentId }, body: { reason: "Ill" } },
              shop,
            )
          : set(appointmentId, n % 3 === 1 ? "Completed" : "No-show"),
    );
    const answers = await concurrently(random, presses);
    const counted = Map.groupBy(answers, ({ status }) => status);
    noteFigures(random, Object.fromEntries([...counted].map(([status, all]) => [status, all.length])));
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBooksBalanced(server.database);
  });
});

test("40 salons with any price, deposit, tax, fee and fate of their appointments keep books that balance", async () => {
  const random = seededRandom();
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(of: readonly T[]): T => of[upTo(of.length - 1)]!;
  const tally: Record<string, number> = {};
  for (let n = 0; n < 40; n += 1) {
    server.clock.set("2026-06-01T12:00:00Z");
    made += 1;
    shop = await testStoreApp(server, `salon-${made}`, { rules: { tax_bps: pick([0, 825, 1999]) } });
    await confirmNow(server);
    const price = 1 + upTo(9999);
    await edit({ price: usd(price), payment: { due: "deposit", deposit: { percent: 1 + upTo(98) } } });
    const cart = [
      ...Array.from({ length: 1 + upTo(2) }, (_, nth) => haircut(`2026-06-0${3 + nth}T10:00:00Z`)),
      ...(random() < 0.5 ? [shop.line(0, 1 + upTo(2))] : []),
    ];
    const { orderIds } = await (async () => {
      const placed = await place(server, cart);
      await settle(server, placed.paymentId);
      return placed;
    })();
    const lines = await server.database.sql<{ line: number; id: string | null }>(
      "SELECT line, appointment_id AS id FROM order_items WHERE order_id = $1 ORDER BY random()",
      [orderIds[0]],
    );
    if (random() < 0.5) {
      await at("2026-06-20T12:00:00Z");
      await releaseEarnings(server.deps);
    } else await at("2026-06-06T12:00:00Z");
    for (const { line, id } of lines) {
      const fate = pick(["Completed", "No-show", "Cancelled", "refund", "cancelTime", "nothing"]);
      tally[fate] = (tally[fate] ?? 0) + 1;
      if (fate === "refund" || id === null)
        await callUnchecked(
          server,
          orders.refund,
          {
            params: { id: orderIds[0]! },
            body: {
              ...(random() < 0.3 ? { amount: 1 + upTo(2000) } : { lines: [{ line, quantity: 1 }] }),
              restock: random() < 0.5,
              reason: "Sorry",
            },
          },
          shop,
        );
      else if (fate === "cancelTime")
        await callUnchecked(server, orders.cancelTime, { params: { id }, body: { reason: "Ill" } }, shop);
      else if (fate !== "nothing") await set(id, fate);
    }
    if (random() < 0.5) await releaseEarnings(server.deps);
  }
  noteFigures(random, tally);
  await expectBooksBalanced(server.database);
});
