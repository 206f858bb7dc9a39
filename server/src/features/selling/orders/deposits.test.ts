// Where a deposit is until it is earned, kept or returned.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
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
import { paidService, usd } from "#test/test-paid-service.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

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

const at = async (moment: string) => {
  server.clock.set(moment);
  const { deps, clock } = server;
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(shop);
  shop = { ...shop, headers: { authorization: `Bearer ${token}` } };
  await confirmNow(server);
};
const edit = (body: object) => paidService(server, shop).edit(body);
const ask = (deposit: object) => paidService(server, shop).ask(deposit);
const haircut = (startsAt?: string, more?: object) => paidService(server, shop).line(startsAt, more);
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
const set = (id: string, status: string, more: object = {}) =>
  callUnchecked(server, appointments.edit, { params: { id }, body: { status, ...more } }, shop);
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
    const mails = await server.database.sql<{ kind: string; text: string }>(
      "SELECT kind, text FROM mails WHERE order_id = $1 ORDER BY kind",
      [orderId],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(["new_sale", "order_confirmed"]);
    for (const { text } of mails) {
      expect(text).toMatch(/Paid online:?\s+\$20\.00/);
      expect(text).toMatch(/To pay at the appointment:?\s+\$25\.00/);
    }
    expect(mails[0]?.text).toContain("The deposit is paid. Your customer pays $25.00 at the appointment");
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
    await set(off, "Cancelled", { keep: true });
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
    await set(two, "Cancelled");
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
      "You can refund up to $15.00 without choosing items. The rest was paid for an appointment or visits that haven't taken place.",
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
        set(appointmentId, (["Cancelled", "Completed", "No-show"] as const)[n % 3]!),
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
      const fate = pick(["Completed", "No-show", "Cancelled", "refund", "keep", "nothing"]);
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
      else if (fate === "keep") await set(id, "Cancelled", { keep: true });
      else if (fate !== "nothing") await set(id, fate);
    }
    if (random() < 0.5) await releaseEarnings(server.deps);
  }
  noteFigures(random, tally);
  const rows = await server.database.sql<{ outcome: string | null }>("SELECT DISTINCT outcome FROM deposits");
  expect(rows.map(({ outcome: one }) => one ?? "open").toSorted()).toEqual([
    "earned",
    "kept",
    "open",
    "returned",
  ]);
  await expectBooksBalanced(server.database);
});
