import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { restoreAccount } from "#features/identity/auth/suspension/restore-account.ts";
import { suspendAccount } from "#features/identity/auth/suspension/suspend-account.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { cancelSubscription } from "#features/money/subscription/cancel-subscription.ts";
import { changeSubscription } from "#features/money/subscription/change-subscription.ts";
import { listSubscriptions } from "#features/money/subscription/list-subscriptions.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { sendRefunds } from "#test/test-orders.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";
import { purposes } from "../../../purposes.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";

let billing: TestBilling;
let people: TestSubscribers;
let ada: TestSeller;
beforeAll(async () => {
  billing = await testBilling();
  people = testSubscribers(billing);
});
beforeEach(async () => {
  billing.clock.set("2026-06-01T12:00:00Z");
  ada = await billing.seller();
});
afterAll(() => billing.server.close());

const days = async () =>
  (await people.periods(ada.id)).map(
    ({ plan, starts_at, ends_at }) =>
      `${plan} ${starts_at.toISOString().slice(0, 10)} ${ends_at.toISOString().slice(0, 10)}`,
  );

test("credits renew a plan when its time is over, once, and not a moment before", async () => {
  await billing.adjust(ada, 2000);
  await people.subscribe(ada.id, "starter-month");
  expect(await people.status(ada.id)).toMatchObject({
    status: "active",
    currentPlan: { name: "Starter" },
    renewsAt: "2026-07-01T12:00:00.000Z",
    paymentMethod: { gateway: "wallet", label: "Credits" },
    retry: null,
  });
  await people.jobs("2026-07-01T11:59:59.999Z");
  expect(await days()).toHaveLength(1);
  for (let n = 0; n < 3; n += 1) await people.jobs("2026-07-01T12:00:00Z");
  expect(await days()).toEqual([
    "starter-month 2026-06-01 2026-07-01",
    "starter-month 2026-07-01 2026-08-01",
  ]);
  expect((await billing.wallet(ada)).recharged).toBe(200);
  expect(await people.mails(ada.id)).toEqual(["subscription_started", "subscription_renewed"]);
  expect(await people.email(ada.id, "subscription_renewed")).toMatch(/\$9\.00[^]*August 1, 2026/);
});

test("the plan of a suspended account is not renewed, and ends with the time that is paid", async () => {
  await billing.adjust(ada, 2000);
  await people.subscribe(ada.id, "starter-month");
  const [subscription] = await billing.server.database.sql<{ id: string }>(
    "SELECT id FROM subscriptions WHERE user_id = $1",
    [ada.id],
  );
  await suspendAccount(billing.server.deps, ada.id, "Fraud.");
  await people.jobs("2026-06-30T12:00:00Z");
  expect(await people.status(ada.id)).toMatchObject({ status: "active" });
  const { subscriptions } = await listSubscriptions(billing.server.deps.db, { status: "active", limit: 100 });
  expect(subscriptions.find(({ id }) => id === (subscription?.id ?? ""))?.ends).toBe(true);
  await people.jobs("2026-07-01T12:00:00Z");
  expect(await days()).toEqual(["starter-month 2026-06-01 2026-07-01"]);
  expect((await billing.wallet(ada)).recharged).toBe(1100);
  await restoreAccount(billing.server.deps, ada.id);
  await people.jobs("2026-07-02T12:00:00Z");
  expect(await days()).toHaveLength(1);
});

test("an unpaid period of a suspended account is not charged while it is suspended", async () => {
  await people.subscribe(ada.id, "starter-month", "pay_once");
  await people.jobs("2026-07-01T12:00:00Z");
  expect(await people.status(ada.id)).toMatchObject({ status: "past_due" });
  const before = (await people.payments(ada.id)).length;
  await suspendAccount(billing.server.deps, ada.id, "Fraud.");
  for (const day of ["02", "04", "06"]) await people.jobs(`2026-07-${day}T12:00:05Z`);
  expect(await people.payments(ada.id)).toHaveLength(before);
});

test("what was saved with the first payment pays all later ones, on the same day of the month", async () => {
  billing.clock.set("2026-01-31T12:00:00Z");
  await people.subscribe(ada.id, "starter-month", "pay");
  for (const moment of ["2026-02-28", "2026-03-31", "2026-04-30"]) await people.jobs(`${moment}T12:00:05Z`);
  expect(await days()).toEqual([
    "starter-month 2026-01-31 2026-02-28",
    "starter-month 2026-02-28 2026-03-31",
    "starter-month 2026-03-31 2026-04-30",
    "starter-month 2026-04-30 2026-05-31",
  ]);
  const paid = await people.payments(ada.id);
  expect(paid.map(({ status, gateway, amount }) => [status, gateway, amount])).toEqual(
    Array.from({ length: 4 }, () => ["succeeded", "sandbox", "900"]),
  );
  expect((await people.status(ada.id)).paymentMethod).toMatchObject({ gateway: "sandbox" });
});

test("a declined renewal is past due at once, tried again on days 1, 3, 5 and 7, and then over, each told by mail", async () => {
  await people.subscribe(ada.id, "starter-month", "pay_once");
  await people.jobs("2026-07-01T12:00:00Z");
  expect(await people.status(ada.id)).toMatchObject({
    status: "past_due",
    currentPlan: { name: "Starter" },
    renewsAt: null,
    retry: { at: "2026-07-02T12:00:00.000Z", expiresAt: "2026-07-08T12:00:00.000Z" },
  });
  expect(await people.email(ada.id, "payment_missed")).toMatch(/July 2, 2026[^]*July 8, 2026/);
  const retries = ["2026-07-02", "2026-07-04", "2026-07-06"];
  for (const day of retries) {
    await people.jobs(`${day}T11:59:00Z`);
    const before = await people.payments(ada.id);
    await people.jobs(`${day}T12:00:00Z`);
    expect(await people.payments(ada.id)).toHaveLength(before.length + 1);
    expect((await people.status(ada.id)).status).toBe("past_due");
  }
  await people.jobs("2026-07-08T12:00:00Z");
  expect(await people.status(ada.id)).toMatchObject({
    status: "expired",
    currentPlan: { kind: "free" },
    retry: null,
  });
  await people.jobs("2026-09-08T12:00:00Z");
  expect((await people.payments(ada.id)).map(({ status }) => status)).toEqual([
    "succeeded",
    ...Array.from({ length: 5 }, () => "failed"),
  ]);
  expect(await people.mails(ada.id)).toEqual([
    "subscription_started",
    ...Array.from({ length: 4 }, () => "payment_missed"),
    "subscription_ended",
  ]);
  expect(await days()).toEqual(["starter-month 2026-06-01 2026-07-01"]);
});

test("while it is past due it can be paid by hand, by another way, and is tried no more", async () => {
  await people.subscribe(ada.id, "starter-month", "pay_once");
  await people.jobs("2026-07-01T12:00:00Z");
  billing.clock.set("2026-07-03T08:00:00Z");
  await billing.adjust(ada, 900);
  await people.subscribe(ada.id, "starter-month");
  expect(await people.status(ada.id)).toMatchObject({
    status: "active",
    renewsAt: "2026-08-01T12:00:00.000Z",
    paymentMethod: { gateway: "wallet" },
    retry: null,
  });
  await people.jobs("2026-07-04T12:00:00Z");
  expect(await days()).toEqual([
    "starter-month 2026-06-01 2026-07-01",
    "starter-month 2026-07-01 2026-08-01",
  ]);
});

test("a smaller plan that was scheduled holds from the end of the paid time, paid late or not", async () => {
  await people.subscribe(ada.id, "pro-month", "pay_once");
  await changeSubscription(billing.deps, ada.id, (await billing.plan("starter-month")).id);
  await people.jobs("2026-07-01T12:00:00Z");
  expect(await people.status(ada.id)).toMatchObject({
    status: "past_due",
    currentPlan: { name: "Starter" },
    nextPlan: null,
    usage: { products: { limit: (await billing.plan("starter-month")).limits?.products } },
  });
  billing.clock.set("2026-07-07T08:00:00Z");
  await billing.adjust(ada, 900);
  await people.subscribe(ada.id, "starter-month");
  expect((await billing.wallet(ada)).recharged).toBe(0);
  expect((await days()).at(-1)).toBe("starter-month 2026-07-01 2026-08-01");
  expect((await people.mails(ada.id)).at(-1)).toBe("subscription_started");
});

test("another plan while one is owed begins now, and the days that one held are paid with it", async () => {
  await people.subscribe(ada.id, "pro-month", "pay_once");
  await people.jobs("2026-07-01T12:00:00Z");
  billing.clock.set("2026-07-07T12:00:00Z");
  await billing.adjust(ada, 900 + 562);
  await people.subscribe(ada.id, "starter-month");
  expect((await billing.wallet(ada)).recharged).toBe(0);
  expect((await days()).at(-1)).toBe("starter-month 2026-07-07 2026-08-07");
  expect((await people.status(ada.id)).status).toBe("active");
});

test("paid by hand and by the retry at the same time, one of them goes back", async () => {
  await billing.adjust(ada, 900);
  await people.subscribe(ada.id, "starter-month");
  await people.jobs("2026-07-01T12:00:00Z");
  billing.clock.set("2026-07-02T11:55:00Z");
  const byHand = await people.open(ada.id, "starter-month", "sandbox");
  await billing.adjust(ada, 900);
  await people.jobs("2026-07-02T12:00:00Z");
  expect((await people.status(ada.id)).status).toBe("active");
  expect(await people.choose(byHand, "pay")).toBe("succeeded");
  expect((await people.payments(ada.id)).map(({ refunded }) => refunded)).toEqual(["0", "900", "0"]);
  expect(await days()).toHaveLength(2);
});

test("paid when nothing is left of what it was for, it goes back", async () => {
  const slow = await people.open(ada.id, "starter-month", "sandbox");
  await people.jobs("2026-07-10T12:00:00Z");
  await people.choose(slow, "pay_late");
  billing.clock.advance(11_000);
  expect((await verifyPayment(billing.deps, purposes, slow)).status).toBe("succeeded");
  expect((await people.payments(ada.id)).map(({ refunded }) => refunded)).toEqual(["900"]);
  expect((await people.status(ada.id)).status).toBe("none");
});

test("an upgrade that is paid once the next period is owed begins when it was priced: unused time is taken off once", async () => {
  await billing.adjust(ada, 900);
  await people.subscribe(ada.id, "starter-month");
  billing.clock.set("2026-06-16T12:00:00Z");
  const slow = await people.open(ada.id, "pro-month", "sandbox");
  await people.jobs("2026-06-16T12:30:00Z");
  await people.jobs("2026-07-01T12:00:00Z");
  expect((await people.status(ada.id)).status).toBe("past_due");
  await people.choose(slow, "pay_late");
  billing.clock.advance(11_000);
  await verifyPayment(billing.deps, purposes, slow);
  expect(await days()).toEqual(["starter-month 2026-06-01 2026-06-16", "pro-month 2026-06-16 2026-07-16"]);
  expect(await people.status(ada.id)).toMatchObject({
    status: "active",
    renewsAt: "2026-07-16T12:00:00.000Z",
  });
});

test("a renewal that stood still for months between its two steps gives its money back, and one period is paid from then on", async () => {
  await billing.adjust(ada, 5000);
  await people.subscribe(ada.id, "starter-month");
  billing.clock.set("2026-07-01T12:00:00Z");
  // As if the process crashed right after the commit.
  await renewSubscriptions(billing.deps, {});
  for (let n = 0; n < 3; n += 1) await people.jobs("2026-10-05T12:00:00Z");
  expect(await days()).toEqual([
    "starter-month 2026-06-01 2026-07-01",
    "starter-month 2026-10-05 2026-11-05",
  ]);
  await sendRefunds(billing.server);
  expect((await billing.wallet(ada)).recharged).toBe(3200);
});

test("too few credits: past due, and the next retry takes what has come meanwhile", async () => {
  await billing.adjust(ada, 1000);
  await people.subscribe(ada.id, "starter-month");
  await people.jobs("2026-07-01T12:00:00Z");
  expect((await people.status(ada.id)).status).toBe("past_due");
  // No payment was opened that could not be paid.
  expect(await people.payments(ada.id)).toHaveLength(1);
  await billing.adjust(ada, 800);
  await people.jobs("2026-07-02T12:00:00Z");
  expect((await people.status(ada.id)).status).toBe("active");
  expect((await billing.wallet(ada)).recharged).toBe(0);
});

test("what was cancelled for its end ends there without a charge; what comes next is bought at its own price", async () => {
  await billing.adjust(ada, 10_000);
  const grace = await billing.seller("Grace Hopper");
  await billing.adjust(grace, 10_000);
  await people.subscribe(ada.id, "pro-month");
  await people.subscribe(grace.id, "pro-month");
  await cancelSubscription(billing.deps, ada.id, { atPeriodEnd: true });
  await changeSubscription(billing.deps, grace.id, (await billing.plan("starter-month")).id);
  expect(await people.status(ada.id)).toMatchObject({ cancelAt: "2026-07-01T12:00:00.000Z", renewsAt: null });
  expect(await people.status(grace.id)).toMatchObject({ nextPlan: { name: "Starter" } });
  await people.jobs("2026-07-01T12:00:00Z");
  expect((await people.status(ada.id)).status).toBe("cancelled");
  expect((await billing.wallet(ada)).recharged).toBe(7100);
  expect(await people.status(grace.id)).toMatchObject({ currentPlan: { name: "Starter" }, nextPlan: null });
  expect((await billing.wallet(grace)).recharged).toBe(6200);
  expect(await people.mails(ada.id)).toEqual(["subscription_started", "subscription_ended"]);
});

test("after months in which nothing ran one period is charged, from now on; a clock that goes back charges nothing", async () => {
  await billing.adjust(ada, 10_000);
  await people.subscribe(ada.id, "starter-month");
  for (const moment of [
    "2026-11-20T08:00:00Z",
    "2026-11-20T08:01:00Z",
    "2026-06-15T08:00:00Z",
    "2026-11-20T08:02:00Z",
  ])
    await people.jobs(moment);
  expect(await days()).toEqual([
    "starter-month 2026-06-01 2026-07-01",
    "starter-month 2026-11-20 2026-12-20",
  ]);
  expect((await billing.wallet(ada)).recharged).toBe(8200);
});

test.each([
  ["what that took goes back", true, ["0", "900"]],
  ["what was not taken yet is not any more", false, ["0", "0"]],
])("ended while its renewal was under way: %s", async (_what, isTaken, back) => {
  await people.subscribe(ada.id, "starter-month", "pay");
  const { deps } = billing;
  const sandbox = deps.gateways.get("sandbox");
  if (!sandbox) throw new Error("There is no sandbox.");
  const charge: typeof sandbox.charge = async (wanted) => {
    if (isTaken) await sandbox.charge(wanted);
    throw new GatewayFailure("No answer.");
  };
  const deaf = { ...deps, gateways: new Map([["sandbox", { ...sandbox, charge }] as const]) };
  await people.jobs("2026-07-01T12:00:00Z", deaf);
  expect((await people.payments(ada.id)).map(({ status }) => status)).toEqual(["succeeded", "created"]);
  await cancelSubscription(deps, ada.id, { atPeriodEnd: false });
  await people.jobs("2026-07-01T12:02:00Z");
  expect((await people.payments(ada.id)).map(({ refunded }) => refunded)).toEqual(back);
  const statuses = (await people.payments(ada.id)).map(({ status }) => status);
  expect(statuses).toEqual(["succeeded", isTaken ? "succeeded" : "failed"]);
  expect((await people.status(ada.id)).status).toBe("cancelled");
});

test("a charge whose answer was lost is found again, and is one charge", async () => {
  await people.subscribe(ada.id, "starter-month", "pay");
  const { deps } = billing;
  const sandbox = deps.gateways.get("sandbox");
  if (!sandbox) throw new Error("There is no sandbox.");
  const made: unknown[] = [];
  const charge: typeof sandbox.charge = async (wanted) => {
    made.push(await sandbox.charge(wanted));
    throw new GatewayFailure("No answer.");
  };
  const deaf = { ...deps, gateways: new Map([["sandbox", { ...sandbox, charge }] as const]) };
  await people.jobs("2026-07-01T12:00:00Z", deaf);
  await people.jobs("2026-07-01T12:00:30Z", deaf);
  expect(made).toHaveLength(1);
  await people.jobs("2026-07-01T12:02:00Z");
  expect((await people.payments(ada.id)).map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
  expect(await days()).toHaveLength(2);
});
