// What a cancellation policy keeps when money or the time has moved before, or moves at the same moment.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { recordOutside } from "#features/money/payments/record-outside.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { orderCalls } from "#test/test-orders.ts";
import { usd } from "#test/test-paid-service.ts";
import { type PolicySalon, policySalon } from "#test/test-policy-salon.ts";
import { purposes } from "../../../purposes.ts";

/** Half of the price is kept after a late cancellation, and all of it after a no-show. */
const half = {
  cancel_before_minutes: 1440,
  late_cancel: { keep: "percent", percent: 50 },
  no_show: { fee: { percent: 100 } },
  text: "",
};
const [LATE, BEGUN] = ["2026-06-03T09:00:00Z", "2026-06-03T10:30:00Z"];

let server: TestApp;
let salon: PolicySalon;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500 });
});
beforeEach(async () => {
  made += 1;
  salon = await policySalon(server, `salon-${made}`);
  await salon.service().edit({ payment: { due: "full" } });
});
// Checks the books, too.
afterAll(() => server.close());

const seller = () => orderCalls(server, salon.shop);
const backOf = async (...asked: Parameters<PolicySalon["preview"]>) =>
  (await salon.preview(...asked)).body.data
    .filter(({ kind }) => kind.startsWith("refund_"))
    .reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);

/** Of this month, in minor units. */
const revenue = async () =>
  (await call(server, dashboard.get, {}, salon.shop)).body.revenue.this_month.amount;

/** Some of the payment is refunded at the gateway, without a request from here. */
async function takenOutside(paymentId: string, amount: number): Promise<void> {
  const payment = await findPayment(server.deps.db, paymentId);
  const event = {
    kind: "outside refund",
    outcome: "taken",
    eventId: `e_${paymentId}`,
    type: "refund",
  } as const;
  await inTransaction(server.deps, (deps) =>
    recordOutside(deps, purposes, "sandbox", {
      ...event,
      chargeId: `ch_${paymentId}`,
      gatewayRefundId: `re_${paymentId}`,
      amount,
      currency: payment?.currency ?? "",
    }),
  );
}

test("what was refunded at the gateway isn't refunded again, and the rest is", async () => {
  const { orderId, paymentId, id } = await salon.book(await salon.adopt(half));
  await takenOutside(paymentId, 1);
  expect(await backOf(id, "cancel")).toBe(4949);
  expect((await salon.set(id, { status: "Cancelled" })).status).toBe(200);
  expect(await salon.refunded(orderId)).toBe(4949);
});

test("after a full refund at the gateway, a no-show is recorded without another", async () => {
  const policy = { ...half, no_show: { fee: null } };
  const { orderId, paymentId, id } = await salon.book(await salon.adopt(policy));
  await takenOutside(paymentId, 4950);
  await salon.at(BEGUN);
  expect(await backOf(id, "no_show")).toBe(0);
  expect((await salon.set(id, { status: "No-show" })).body.data.status).toBe("No-show");
  expect(await salon.refunded(orderId)).toBe(0);
});

test("an amount that was refunded before counts as part of what goes back", async () => {
  const { orderId, id } = await salon.book(await salon.adopt(half));
  expect((await seller().refund(orderId, { amount: 2000, restock: false, reason: "Late" })).status).toBe(200);
  await salon.at(LATE);
  expect(await salon.seenByGuest(id)).toMatchObject({ refund: usd(475) });
  expect((await salon.cancelAsGuest(id)).status).toBe(200);
  expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([2475, 2250]);
});

test("once the rest is refunded too, nothing counts as kept", async () => {
  await salon.service().ask(usd(2000));
  const { orderId, id } = await salon.book(
    await salon.adopt({ ...half, late_cancel: { keep: "percent", percent: 20 } }),
    [salon.line("2026-07-01T10:00:00Z")],
  );
  await salon.at("2026-07-01T09:00:00Z");
  await salon.cancelAsGuest(id);
  expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([1210, 900]);
  expect(await revenue()).toBe(990);
  expect((await seller().change(orderId, "cancelled")).status).toBe(200);
  expect([await salon.refunded(orderId), await salon.paid(id), await revenue()]).toEqual([2200, 0, 0]);
  const rows = await server.database.sql(
    "SELECT i.kept, d.outcome FROM order_items i JOIN deposits d USING (order_id) WHERE order_id = $1",
    [orderId],
  );
  expect(rows).toEqual([{ kept: "0", outcome: "returned" }]);
});

test("the deposit of a no-show that is refunded is never earned, so it pays no debt", async () => {
  await salon.service().ask(usd(2000));
  const { id } = await salon.book(await salon.adopt(half));
  await salon.at(BEGUN);
  expect((await salon.set(id, { status: "No-show", keep: false })).status).toBe(200);
  const rows = await server.database.sql(
    "SELECT outcome, description FROM deposits JOIN ledger_transactions ON source_id = appointment_id WHERE appointment_id = $1",
    [id],
  );
  expect(rows).toEqual([{ outcome: "returned", description: "Deposit for appointment A-1001 refunded" }]);
});

test("a customer whose time the store has moved cancels for free until it starts", async () => {
  const { id } = await salon.book(await salon.adopt(half));
  await salon.set(id, { starts_at: "2026-06-02T10:00:00Z" });
  await salon.at("2026-06-02T09:30:00Z");
  expect(await salon.seenByGuest(id)).toMatchObject({
    changeable_until: "2026-06-02T10:00:00.000Z",
    refund: usd(4950),
    kept: null,
  });
  expect(await backOf(id, "cancel", "policy")).toBe(4950);
  expect(await salon.mailed(id, "booking_rescheduled")).toContain(
    "You can move it or cancel for free until it starts.",
  );
  expect((await salon.cancelAsGuest(id)).status).toBe(200);
  expect(await salon.paid(id)).toBe(0);
});

test("a guest who cancels late while the store moves the time is shown the new time, and loses nothing", async () => {
  const { orderId, id } = await salon.book(await salon.adopt(half));
  await salon.at(LATE);
  const { version, refund } = await salon.seenByGuest(id);
  const other = new pg.Client(server.database.ownerUrl);
  await other.connect();
  await other.query("BEGIN");
  await other.query("SELECT FROM orders WHERE id = $1 FOR UPDATE", [orderId]);
  const cancelled = call(server, bookings.change, {
    ...salon.guest(id),
    body: { status: "Cancelled", version, refund: refund ?? undefined },
  });
  const waits =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await server.database.sql(waits)).length).toBe(1);
  expect((await salon.set(id, { starts_at: "2026-06-10T10:00:00Z" })).status).toBe(200);
  await other.query("ROLLBACK");
  await other.end();
  expect([(await cancelled).status, (await cancelled).code]).toEqual([409, "version_conflict"]);
  expect([await salon.refunded(orderId), await salon.paid(id)]).toEqual([0, 4500]);
});

test("guest and seller end the same time at once: it is refunded once, and losers get 409", async () => {
  const random = seededRandom();
  for (let round = 0; round < 5; round += 1) {
    made += 1;
    salon = await policySalon(server, `salon-${made}`);
    await salon.service().edit({ payment: { due: "full" } });
    const { orderId, id } = await salon.book(await salon.adopt(half));
    await salon.at(LATE);
    const { version } = await salon.seenByGuest(id);
    const asGuest = async () =>
      (
        await call(server, bookings.change, {
          ...salon.guest(id),
          body: { status: "Cancelled" as const, version },
        })
      ).status;
    const asSeller = async (keep: boolean) =>
      (await salon.set(id, { status: "Cancelled", keep, version })).status;
    const answers = await concurrently(random, [
      asGuest,
      asGuest,
      () => asSeller(true),
      () => asSeller(false),
    ]);
    expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
    expect([
      [0, 4500],
      [2475, 2250],
      [4950, 0],
    ]).toContainEqual([await salon.refunded(orderId), await salon.paid(id)]);
  }
});

test("a policy that nobody accepted can't be followed, and a no-show never costs more than was agreed", async () => {
  const { id } = await salon.book(await salon.adopt({ ...half, no_show: { fee: usd(3000) } }));
  await server.database.sql("UPDATE appointments SET policy_sha256 = NULL, policy_accepted_at = NULL");
  expect((await salon.set(id, { status: "Cancelled", keep: "policy" })).refusal.fields).toEqual({
    keep: "The customer accepted no cancellation policy.",
  });
  made += 1;
  salon = await policySalon(server, `salon-${made}`);
  await salon.service().edit({ payment: { due: "full" } });
  const agreed = await salon.book(await salon.adopt({ ...half, no_show: { fee: usd(3000) } }));
  await salon.at(BEGUN);
  expect((await salon.set(agreed.id, { status: "No-show", keep: true })).body.data.paid).toEqual(usd(3000));
});
