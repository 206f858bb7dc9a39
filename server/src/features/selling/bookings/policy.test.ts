// What a cancellation policy lets the store keep, and for whom it holds.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { keptOf, type Policy } from "@solodesk/contract/store/store/policy.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { call, callUnchecked } from "#test/call.ts";
import { noteFigures, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { usd } from "#test/test-paid-service.ts";
import { type PolicySalon, policySalon } from "#test/test-policy-salon.ts";
import { purchase } from "#test/test-store-app.ts";

/** Free until a day before; then the deposit is kept, and $30.00 of those who do not come. */
const deposit: Policy = {
  cancel_before_minutes: 1440,
  late_cancel: { keep: "deposit" },
  no_show: { fee: usd(3000) },
  text: "Ring the bell.",
};
/** A day and an hour before 10:00 on June 3, and an hour before. */
const [IN_TIME, LATE, BEGUN] = ["2026-06-02T09:00:00Z", "2026-06-03T09:00:00Z", "2026-06-03T10:30:00Z"];

let server: TestApp;
let salon: PolicySalon;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500 });
});
beforeEach(async () => {
  made += 1;
  salon = await policySalon(server, `salon-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

test("contradictions and foreign currencies are refused, and change nothing", async () => {
  const wrong: [object, Record<string, string>][] = [
    [{ late_cancel: { keep: "percent" } }, { "booking.policy.late_cancel.percent": "Enter a percentage." }],
    [
      { late_cancel: { keep: "none", percent: 5 } },
      { "booking.policy.late_cancel.percent": "Leave out the percentage." },
    ],
    [
      { late_cancel: { keep: "percent", percent: 50 }, no_show: { fee: { percent: 49 } } },
      { "booking.policy.no_show.fee": "Keep at least as much after a no-show as after a late cancellation." },
    ],
    [
      { no_show: { fee: { amount: 1, currency: "EUR" } } },
      { "booking.policy.no_show.fee": "Prices here are in USD." },
    ],
  ];
  for (const [change, fields] of wrong)
    expect((await salon.editPolicy({ ...deposit, ...change })).refusal).toMatchObject({ fields });
  const above = await salon.editPolicy({ ...deposit, late_cancel: { keep: "percent", percent: 101 } });
  expect(above.code).toBe("validation_failed");
  const [row] = await server.database.sql("SELECT policy FROM stores WHERE id = $1", [salon.shop.storeId]);
  expect(row).toEqual({ policy: null });
});

test("it has to be accepted as it is now, with a booking and with a payment", async () => {
  const first = await salon.adopt(deposit);
  const sha256 = await salon.adopt({ ...deposit, text: "Ring twice." });
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(sha256).not.toBe(first);
  const missing = { policy_sha256: "Accept the store's cancellation policy to book." };
  const asks = [
    async (more: object) => {
      const wanted = { service_id: salon.shop.serviceId, starts_at: "2026-06-03T10:00:00Z" };
      const customer = { name: "Grace", email: "grace@example.com" };
      const { website_url } = { website_url: salon.shop.websiteUrl };
      return callUnchecked(server, bookings.book, {
        params: { website_url },
        body: { ...wanted, customer, ...more },
      });
    },
    async (more: object) => {
      await salon.service().ask(usd(2000));
      const [group] = (await salon.service().preview([salon.line("2026-06-03T12:00:00Z")])).groups;
      expect(group?.store?.policy).toEqual({ ...deposit, text: "Ring twice.", sha256 });
      return callUnchecked(server, checkout.create, {
        body: purchase([salon.line("2026-06-03T12:00:00Z")], more),
      });
    },
  ];
  for (const ask of asks) {
    const without = await ask({});
    expect([without.status, without.refusal.fields]).toEqual([422, missing]);
    const old = await ask({ policy_sha256: first });
    expect([old.status, old.code]).toEqual([409, "policy_changed"]);
    expect((await ask({ policy_sha256: sha256 })).status).toBe(201);
  }
  const rows = await server.database.sql(
    "SELECT policy_sha256 FROM appointments WHERE store_id = $1 AND status <> 'Held'",
    [salon.shop.storeId],
  );
  expect(rows).toEqual([{ policy_sha256: sha256 }]);
});

const policyOnOrder = async (orderId: string) => {
  const params = { code: orderCode(server.deps.secrets, orderId) };
  return (await call(server, orders.getGuestOrder, { params })).body.data.policy;
};

describe("with a deposit of $20.00 for a haircut at $45.00, and 10% tax on what is paid", () => {
  let sha256: string;
  beforeEach(async () => {
    await salon.service().ask(usd(2000));
    sha256 = await salon.adopt(deposit);
  });

  test("in time all of it goes back", async () => {
    const { orderId, id } = await salon.book(sha256);
    await salon.at(IN_TIME);
    expect(await salon.seenByGuest(id)).toMatchObject({
      changeable_until: "2026-06-02T10:00:00.000Z",
      cancellable: true,
      refund: usd(2200),
      kept: null,
      policy: deposit,
    });
    expect((await salon.cancelAsGuest(id, { refund: usd(2200) })).status).toBe(200);
    expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([2200, 0]);
  });

  test("late the store keeps the deposit, the time is free, and the store's later rules change nothing", async () => {
    const { orderId, id } = await salon.book(sha256);
    await salon.adopt({ ...deposit, cancel_before_minutes: 0, late_cancel: { keep: "none" } });
    await salon.at(LATE);
    expect(await policyOnOrder(orderId)).toEqual(deposit);
    expect(await salon.seenByGuest(id)).toMatchObject({
      changeable_until: null,
      movable: false,
      cancellable: true,
      refund: usd(0),
      kept: usd(2200),
    });
    // Told in time, pressed too late.
    const surprised = await salon.cancelAsGuest(id, { refund: usd(2200) });
    expect([surprised.code, surprised.refusal]).toMatchObject([
      "version_conflict",
      { current: { status: "Confirmed", refund: usd(0) } },
    ]);
    expect((await salon.cancelAsGuest(id, { refund: usd(0) })).status).toBe(200);
    expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([0, 2000]);
    expect(await policyOnOrder(orderId), "nothing is left to cancel").toBeNull();
    await salon.at(BEGUN);
    expect((await salon.seenByGuest(id)).cancellable).toBe(false);
  });

  test("after it has begun nobody cancels it online, and a no-show keeps no more than was paid", async () => {
    const { orderId, id } = await salon.book(sha256);
    await salon.at(BEGUN);
    expect((await salon.seenByGuest(id)).cancellable).toBe(false);
    expect((await salon.cancelAsGuest(id)).code).toBe("invalid_transition");
    expect((await salon.set(id, { status: "No-show" })).status).toBe(200);
    expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([0, 2000]);
  });
});

describe("with $45.00 paid in full, and 10% tax", () => {
  beforeEach(async () => {
    await salon.service().edit({ payment: { due: "full" } });
  });

  test("a percentage of the price is kept, with its tax", async () => {
    const { orderId, id } = await salon.book(
      await salon.adopt({
        ...deposit,
        late_cancel: { keep: "percent", percent: 50 },
        no_show: { fee: null },
      }),
    );
    await salon.at(LATE);
    expect(await salon.seenByGuest(id)).toMatchObject({ refund: usd(2475), kept: usd(2475) });
    expect((await salon.cancelAsGuest(id)).status).toBe(200);
    expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([2475, 2250]);
    const { data } = (await call(server, orders.get, { params: { id: orderId } }, salon.shop)).body;
    expect(data.timeline.at(-1)?.note).toBe(
      "The customer cancelled late, under the cancellation policy they accepted.",
    );
    const accepted = /Cancellation policy: You can move or cancel for free[^:]*keeps 50% of the price\./;
    expect(await salon.mailed(orderId, "order_confirmed")).toMatch(accepted);
    expect(await salon.mailed(orderId, "order_refunded")).toMatch(
      /refunded part of what you paid\. The rest of the appointment's price is kept under the cancellation policy you accepted\./,
    );
    const cancelled = await salon.mailed(id, "booking_cancelled");
    expect(cancelled).toContain("Not refunded, without tax: $22.50");
    expect(cancelled).toMatch(/keeps follows the cancellation policy you accepted\./);
    expect(cancelled).not.toMatch(/Cancellation policy:/);
    expect(await salon.mailed(id, "customer_cancelled")).toContain(
      "They cancelled late, so you keep $22.50.",
    );
  });

  test("a no-show costs the fee, and the rest goes back; the seller sees it before", async () => {
    const { orderId, id } = await salon.book(await salon.adopt(deposit));
    const preview = () => salon.preview(id, "no_show");
    expect((await preview()).code).toBe("invalid_transition");
    await salon.at(BEGUN);
    expect((await preview()).body.data.map(({ kind, amount }) => [kind, amount?.amount])).toEqual([
      ["deposit_kept", 3000],
      ["refund_original", 1650],
      ["mail_sent", undefined],
    ]);
    const answer = await salon.set(id, { status: "No-show" });
    expect(answer.body.data).toMatchObject({ status: "No-show", paid: usd(3000) });
    expect(await salon.refunded(orderId)).toBe(1650);
  });

  test("a service paid in full has no deposit, so a no-show is refunded in full", async () => {
    const { orderId, id } = await salon.book(await salon.adopt({ ...deposit, no_show: { fee: null } }));
    await salon.at(BEGUN);
    expect((await salon.set(id, { status: "No-show" })).body.data).toMatchObject({
      status: "No-show",
      paid: usd(0),
    });
    expect(await salon.refunded(orderId)).toBe(4950);
  });
});

describe("when the seller ends it, with half of $45.00 to be kept late and all of it after a no-show", () => {
  beforeEach(async () => {
    await salon.service().edit({ payment: { due: "full" } });
  });
  const strict = { late_cancel: { keep: "percent", percent: 50 }, no_show: { fee: { percent: 100 } } };

  test.each([
    ["Cancelled", IN_TIME, undefined, 0],
    ["Cancelled", IN_TIME, "policy", 0],
    ["Cancelled", LATE, undefined, 0],
    ["Cancelled", LATE, "policy", 2250],
    ["Cancelled", LATE, true, 4500],
    ["No-show", BEGUN, undefined, 4500],
    ["No-show", BEGUN, false, 0],
  ] as const)("%s at %s with keep %s leaves %d", async (status, moment, keep, left) => {
    const { orderId, id } = await salon.book(await salon.adopt({ ...deposit, ...strict }));
    await salon.at(moment);
    const action = status === "Cancelled" ? "cancel" : "no_show";
    const told = await salon.preview(id, action, keep);
    const back = told.body.data.find(({ kind }) => kind === "refund_original")?.amount?.amount ?? 0;
    expect((await salon.set(id, { status, ...(keep !== undefined && { keep }) })).status).toBe(200);
    expect([await salon.paid(id), await salon.refunded(orderId)]).toEqual([left, back]);
    expect(back).toBe(4950 - (left * 11) / 10);
  });

  test("what the policy gives back needs no fresh confirmation, and what the seller chooses does", async () => {
    const { id } = await salon.book(
      await salon.adopt({ ...deposit, ...strict, no_show: { fee: { percent: 50 } } }),
    );
    await salon.at(BEGUN);
    await server.database.sql("UPDATE sessions SET confirmed_at = $1", [new Date("2026-06-01T00:00:00Z")]);
    expect((await salon.set(id, { status: "No-show", keep: false })).code).toBe("confirmation_required");
    expect((await salon.set(id, { status: "No-show" })).status).toBe(200);
    expect(await salon.paid(id)).toBe(2250);
  });
});

test("40 salons with any policy, price, payment and fate keep what they said, and books that balance", async () => {
  const random = seededRandom();
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(of: readonly T[]): T => of[upTo(of.length - 1)]!;
  const tally: Record<string, number> = {};
  for (let n = 0; n < 40; n += 1) {
    made += 1;
    salon = await policySalon(server, `salon-${made}`, { tax_bps: pick([0, 825, 1999]) });
    const price = 1 + upTo(9999);
    const due = pick(["deposit", "full"]);
    const payment = { due, ...(due === "deposit" && { deposit: { percent: 1 + upTo(98) } }) };
    await salon.service().edit({ price: usd(price), payment });
    const percent = 1 + upTo(99);
    const keeps = pick([{ keep: "none" }, { keep: "deposit" }, { keep: "percent", percent }] as const);
    const fee = pick([null, usd(upTo(9999)), { percent: percent + upTo(100 - percent) }]);
    const rules = { cancel_before_minutes: 1440, late_cancel: keeps, no_show: { fee }, text: "" };
    const { orderId, id } = await salon.book(await salon.adopt(rules), [
      salon.line(),
      ...(random() < 0.5 ? [salon.shop.line(0)] : []),
    ]);
    const was = await salon.paid(id);
    const fate = pick(["in time", "late", "no-show", "seller", "completed"]);
    tally[fate] = (tally[fate] ?? 0) + 1;
    await salon.at({ "in time": IN_TIME, late: LATE, seller: LATE }[fate] ?? BEGUN);
    if (random() < 0.3) {
      await server.database.sql("UPDATE orders SET release_at = $2 WHERE id = $1 AND paid_at IS NOT NULL", [
        orderId,
        server.clock.now(),
      ]);
      await releaseEarnings(server.deps);
    }
    const answer =
      fate === "in time" || fate === "late"
        ? await salon.cancelAsGuest(id)
        : await salon.set(id, { status: { seller: "Cancelled", completed: "Completed" }[fate] ?? "No-show" });
    expect(answer.status, fate).toBe(200);
    const kept = {
      "in time": 0,
      seller: 0,
      completed: was,
      late: keptOf(rules, { price, paid: was }, "late_cancel"),
      "no-show": keptOf(rules, { price, paid: was }, "no_show"),
    }[fate];
    expect(await salon.paid(id), `${fate}, ${JSON.stringify(rules)}`).toBe(kept);
  }
  noteFigures(random, tally);
  await expectBooksBalanced(server.database);
});
