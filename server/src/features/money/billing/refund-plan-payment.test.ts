import { subscription } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendRefund } from "#features/money/payments/refunds/send-refund.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { purposes } from "../../../purposes.ts";

let billing: TestBilling;
let ada: TestSeller;
beforeAll(async () => {
  billing = await testBilling();
});
beforeEach(async () => {
  billing.clock.set("2026-06-01T12:00:00Z");
  ada = await billing.seller();
});
afterAll(() => billing.server.close());

async function later(ms: number): Promise<void> {
  billing.clock.advance(ms);
  await billing.confirm(ada);
}

const status = async () =>
  (await call(billing.server, subscription.get, {}, await billing.callerOf(ada))).body.data.status;

test("credits that are all still there leave the wallet at once, and the money goes back the way it came", async () => {
  const paid = await billing.paid(ada, "credits-25");
  await billing.adjust(ada, 100);
  const { status: code, data } = await billing.refund(ada, paid);
  expect([code, data]).toEqual([
    200,
    { refundId: expect.any(String), status: "requested", amount: { amount: 2500, currency: "USD" } },
  ]);
  expect((await billing.wallet(ada)).recharged).toBe(100);
  expect(await billing.history(ada)).toMatchObject([
    { status: "refunded", refundable: false, notRefundable: "This payment has already been refunded." },
  ]);
  await sendRefund(billing.deps, purposes, data!.refundId);
  expect(await billing.refundsOf(paid)).toMatchObject([
    { kind: "plan", status: "succeeded", amount: "2500" },
  ]);
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 409, code: "already_refunded" });
});

test("of credits that are spent in part nothing goes back, and the answer says how many are gone", async () => {
  const paid = await billing.paid(ada, "credits-25");
  await billing.adjust(ada, -1);
  const told =
    "You have spent $0.01 of these $25.00 in credits. They can only be refunded while none are spent.";
  expect(await billing.history(ada)).toMatchObject([{ refundable: false, notRefundable: told }]);
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 409, code: "not_refundable", error: told });
  await billing.adjust(ada, 1);
  expect((await billing.refund(ada, paid)).status).toBe(200);
});

test("it can be asked back until the last moment of its days, and not after it", async () => {
  const paid = await billing.paid(ada, "credits-10");
  await later(days(14) - 1);
  expect(await billing.history(ada)).toMatchObject([
    { refundable: true, refundableUntil: "2026-06-15T12:00:00.000Z" },
  ]);
  billing.clock.advance(1);
  expect(await billing.history(ada)).toMatchObject([{ refundable: false }]);
  expect(await billing.refund(ada, paid)).toMatchObject({
    status: 409,
    code: "not_refundable",
    error: "Payments can be refunded for 14 days. That time is over.",
  });
});

test("what was not paid has nothing to give back", async () => {
  const { paymentId } = await billing.buy(ada, "credits-10");
  expect(await billing.refund(ada, paymentId)).toMatchObject({ status: 409, code: "not_refundable" });
  await billing.choose(paymentId, "decline");
  await billing.verify(ada, paymentId);
  expect(await billing.refund(ada, paymentId)).toMatchObject({ status: 409, code: "not_refundable" });
});

test("a session that has not been confirmed for five minutes gives nothing back", async () => {
  const paid = await billing.paid(ada, "credits-10");
  billing.clock.advance(minutes(6));
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 403, code: "confirmation_required" });
  expect(await billing.refundsOf(paid)).toEqual([]);
  await billing.confirm(ada);
  expect((await billing.refund(ada, paid)).status).toBe(200);
});

test("a subscription that is paid back ends at once", async () => {
  const paid = await billing.paid(ada, "starter-month");
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 200, data: { amount: { amount: 900 } } });
  expect(await status()).toBe("cancelled");
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 409, code: "already_refunded" });
});

test("one that credits paid goes back to the credits", async () => {
  await billing.adjust(ada, 900);
  const { paymentId } = await billing.buy(ada, "starter-month", { gateway: "wallet" });
  expect((await billing.wallet(ada)).recharged).toBe(0);
  const { data } = await billing.refund(ada, paymentId);
  await sendRefund(billing.deps, purposes, data!.refundId);
  expect((await billing.wallet(ada)).recharged).toBe(900);
  expect(await status()).toBe("cancelled");
});

test("D6: what the gateway takes back after it was spent is owed, once, and never more than was granted", async () => {
  const paid = await billing.paid(ada, "credits-100");
  await billing.adjust(ada, -8000);
  const { chargeId } = await billing.payment(paid);
  const outside = { charge_id: chargeId, id: "re_by_hand", amount: 10_000, currency: "USD" };
  for (let n = 0; n < 3; n += 1)
    expect((await billing.tell("outside_refund.made", outside)).statusCode).toBe(200);
  const owing = { recharged: 0, receivable: -8000 };
  expect(await billing.wallet(ada)).toMatchObject(owing);

  const dispute = { charge_id: chargeId, amount: 10_000, currency: "USD" };
  expect((await billing.tell("dispute.won", dispute)).statusCode).toBe(200);
  expect(await billing.wallet(ada)).toMatchObject(owing);
  expect((await billing.tell("outside_refund.made", outside)).statusCode).toBe(200);
  expect((await billing.tell("dispute.opened", dispute)).statusCode).toBe(200);
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 409 });
  expect(await billing.wallet(ada)).toMatchObject(owing);
  expect((await billing.payment(paid)).refunded).toBe(10_000);

  // The next purchase pays the debt first.
  await billing.paid(ada, "credits-100");
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 2000, receivable: 0 });
});

test("a dispute that is won gives back what it took, also where it was owed", async () => {
  const paid = await billing.paid(ada, "credits-50");
  await billing.adjust(ada, -4000);
  const { chargeId } = await billing.payment(paid);
  const dispute = { charge_id: chargeId, amount: 5000, currency: "USD" };
  await billing.tell("dispute.opened", dispute);
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 0, receivable: -4000 });
  for (let n = 0; n < 2; n += 1) await billing.tell("dispute.won", dispute);
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 1000, receivable: 0 });
  expect((await billing.payment(paid)).refunded).toBe(0);
});

test("what a bank takes back of a subscription the installation bears", async () => {
  const paid = await billing.paid(ada, "starter-month");
  const { chargeId } = await billing.payment(paid);
  await billing.tell("dispute.opened", { charge_id: chargeId, amount: 900, currency: "USD" });
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 0, receivable: 0 });
  expect(await billing.refund(ada, paid)).toMatchObject({ status: 409, code: "already_refunded" });
});

test("a subscription whose money its bank took back ends: it is charged no more, and nothing of it pays for another plan", async () => {
  const paid = await billing.paid(ada, "starter-month");
  const { chargeId } = await billing.payment(paid);
  const some = { charge_id: chargeId, id: "re_some", amount: 100, currency: "USD" };
  await billing.tell("outside_refund.made", some);
  expect(await status()).toBe("active");
  await billing.tell("dispute.opened", { charge_id: chargeId, amount: 800, currency: "USD" });
  expect(await status()).toBe("cancelled");
  expect(await billing.preview(ada, "pro-month")).toMatchObject({ action: "start", due: { amount: 2900 } });
});

test("of a pack with a bonus its bank takes the bonus along, in parts as in one go: no credits are had for nothing", async () => {
  await billing.server.database.sql(
    `INSERT INTO plans (id, key, version, name, description, kind, currency, price, credits, features, limits, highlighted,
       position, created_at)
     VALUES ($1, 'credits-bonus', 1, 'Bonus', '', 'credits', 'USD', 3000, 3100, '[]', '{}', false, 50, now())`,
    [billing.deps.newId()],
  );
  const paid = await billing.paid(ada, "credits-bonus");
  const { chargeId } = await billing.payment(paid);
  await billing.adjust(ada, -3000);
  for (const [id, amount, owed] of [
    ["re_1", 1000, -933],
    ["re_2", 1000, -1966],
    ["re_3", 1000, -3000],
  ] as const) {
    await billing.tell("outside_refund.made", { charge_id: chargeId, id, amount, currency: "USD" });
    expect(await billing.wallet(ada)).toMatchObject({ recharged: 0, receivable: owed });
  }
  await billing.tell("outside_refund.undone", {
    charge_id: chargeId,
    id: "re_3",
    amount: 1000,
    currency: "USD",
  });
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 0, receivable: -1966 });
});
