import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { billing as contract } from "@solodesk/contract/money/billing.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { callUnchecked } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { testCalendar } from "#test/test-calendar.ts";
import { bookAt } from "#test/test-mail-app.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";

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

const usd = (amount: number) => ({ amount, currency: "USD" });
const ask = async <E extends Endpoint>(endpoint: E, body?: object) =>
  callUnchecked(billing.server, endpoint, { body }, await billing.callerOf(ada));
const { get, cancel, resume, change } = subscription;

test("a seller who never bought a plan is on Free, sees their usage, and has nothing to cancel or resume", async () => {
  await billing.adjust(ada, 100);
  expect((await ask(get)).body).toEqual({
    status: true,
    data: {
      status: "none",
      currentPlan: expect.objectContaining({ kind: "free", name: "Free", price: usd(0), interval: null }),
      renewsAt: null,
      cancelAt: null,
      nextPlan: null,
      paymentMethod: null,
      retry: null,
      unpaid: null,
      usage: {
        products: { used: 0, limit: null },
        services: { used: 0, limit: null },
        appointments_per_month: { used: 0, limit: null },
      },
      metrics: { creditsSpent30d: usd(0), orders30d: 0, appointments30d: 0 },
      recommendations: [],
      securityContext: {
        emailVerified: false,
        googleLinked: false,
        activeSessions: 1,
        lastSignInAt: "2026-06-01T12:00:00.000Z",
      },
    },
  });
  for (const { status, refusal } of [
    await ask(cancel, { atPeriodEnd: true }),
    await ask(cancel, { atPeriodEnd: false }),
    await ask(resume),
  ])
    expect([status, refusal]).toMatchObject([
      409,
      { code: "invalid_transition", error: "You have no paid plan." },
    ]);
});

test("what another seller spent and had booked is told to them alone", async () => {
  const bo = await testCalendar(billing.server, "salon-bo");
  await billing.adjust(bo, 5000);
  await people.subscribe(bo.id, "pro-month");
  await bookAt(billing.server, bo, "2026-06-01T14:00:00Z");
  billing.clock.advance(minutes(180));
  const [own, others] = [await people.status(ada.id), await people.status(bo.id)];
  expect(own.metrics).toEqual({ creditsSpent30d: usd(0), orders30d: 0, appointments30d: 0 });
  expect(others.metrics).toEqual({ creditsSpent30d: usd(2900), orders30d: 0, appointments30d: 1 });
});

test("a plan is begun, cancelled for its end, resumed, changed for its end, resumed and ended", async () => {
  await billing.adjust(ada, 5000);
  await people.subscribe(ada.id, "pro-month");
  const end = "2026-07-01T12:00:00.000Z";
  expect((await ask(get)).body.data).toMatchObject({
    status: "active",
    currentPlan: { name: "Pro", price: usd(2900) },
    renewsAt: end,
    cancelAt: null,
    paymentMethod: { gateway: "wallet", label: "Credits" },
    usage: { products: { used: 0, limit: null } },
    metrics: { creditsSpent30d: usd(2900) },
  });
  const cancelled = await ask(cancel, { atPeriodEnd: true });
  expect(cancelled.body.data).toMatchObject({
    status: "active",
    renewsAt: null,
    cancelAt: end,
    nextPlan: { kind: "free" },
  });
  expect((await ask(cancel, { atPeriodEnd: true })).refusal.error).toBe(
    "Your plan already ends when its paid time is over.",
  );
  expect((await ask(resume)).body.data).toMatchObject({
    renewsAt: end,
    cancelAt: null,
    nextPlan: null,
  });
  expect((await ask(resume)).refusal.error).toBe("There is nothing to undo.");

  const { id: starter } = await billing.plan("starter-month");
  const changed = await ask(change, { planId: starter });
  expect(changed.body.data).toMatchObject({
    currentPlan: { name: "Pro" },
    nextPlan: { name: "Starter", id: starter },
  });
  expect((await ask(resume)).body.data).toMatchObject({ nextPlan: null });
  const ended = await ask(cancel, { atPeriodEnd: false });
  expect(ended.body.data).toMatchObject({
    status: "cancelled",
    currentPlan: { kind: "free" },
    nextPlan: null,
    renewsAt: null,
  });
  expect((await people.periods(ada.id)).map(({ ends_at }) => ends_at.toISOString())).toEqual([
    "2026-06-01T12:00:00.000Z",
  ]);
});

test("a change is refused to what is no other plan that is on sale", async () => {
  await billing.adjust(ada, 5000);
  await people.subscribe(ada.id, "pro-month");
  const planIds = {
    not_found: billing.deps.newId(),
    invalid_transition: (await billing.plan("pro-month")).id,
    plan_changed: (await billing.plan("pro-year")).id,
  };
  const withdraw = (at: string | null) =>
    billing.server.database.sql("UPDATE plans SET withdrawn_at = $2 WHERE id = $1", [
      planIds.plan_changed,
      at,
    ]);
  await withdraw("2026-06-01T12:00:00Z");
  for (const [code, planId] of Object.entries(planIds))
    expect((await ask(change, { planId })).code, code).toBe(code);
  await withdraw(null);
  expect((await ask(change, { planId: (await billing.plan("credits-10")).id })).code).toBe("not_found");
});

test("Free is not bought or changed to: a paid plan is cancelled instead", async () => {
  await billing.adjust(ada, 5000);
  const { id: planId } = await billing.plan("free");
  const refusals = async () => [
    await ask(change, { planId }),
    await callUnchecked(billing.server, contract.preview, { query: { planId } }, await billing.callerOf(ada)),
    await ask(contract.create, { planId, gateway: "wallet" }),
  ];
  const before = await refusals();
  await people.subscribe(ada.id, "pro-month");
  for (const { status, refusal } of [...before, ...(await refusals())])
    expect([status, refusal]).toMatchObject([
      409,
      {
        code: "invalid_transition",
        error: "Free isn't for sale. To go back to it, cancel your plan.",
      },
    ]);
});

test("what a preview says is charged, to the minor unit, at every moment of a period", async () => {
  for (let round = 0; round < 12; round += 1) {
    billing.clock.set("2026-06-01T12:00:00Z");
    ada = await billing.seller();
    await billing.adjust(ada, 50_000);
    await people.subscribe(ada.id, "starter-month");
    // The session token is only valid for minutes, so the period moves back instead of the clock forward.
    await billing.server.database.sql(
      "UPDATE subscription_periods SET starts_at = starts_at - $2 * interval '1 minute', paid_until = paid_until - $2 * interval '1 minute', ends_at = ends_at - $2 * interval '1 minute' WHERE payment_id = (SELECT max(id::text)::uuid FROM payments WHERE user_id = $1)",
      [ada.id, round * 3600 + 7],
    );
    billing.clock.advance(minutes(round % 3) + 1);
    const seen = await billing.preview(ada, "pro-month");
    expect(seen.action).toBe("upgrade");
    expect(seen.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(seen.due.amount);
    const before = (await billing.wallet(ada)).recharged;
    const bought = await billing.buy(ada, "pro-month", { gateway: "wallet", amount: seen.due.amount });
    expect(bought.status).toBe(201);
    expect(before - (await billing.wallet(ada)).recharged).toBe(seen.due.amount);
    const [first, second] = await people.periods(ada.id);
    expect(first?.ends_at).toEqual(second?.starts_at);
    expect(second?.amount).toBe("2900");
    expect(second?.ends_at.toISOString()).toBe(seen.renewsAt);
    // The plan now counts at its full price, not at what was paid last.
    expect((await billing.preview(ada, "starter-month")).action).toBe("downgrade");
  }
});

test("a change that was priced before another one was paid is not made: what it cost goes back", async () => {
  await billing.adjust(ada, 50_000);
  await people.subscribe(ada.id, "starter-month");
  billing.clock.advance(minutes(1));
  const slow = await people.open(ada.id, "starter-year", "sandbox");
  await people.subscribe(ada.id, "pro-month");
  expect(await people.choose(slow, "pay")).toBe("succeeded");
  expect((await people.status(ada.id)).currentPlan?.name).toBe("Pro");
  const payments = await people.payments(ada.id);
  const back = payments.find(({ id }) => id === slow);
  expect(back?.refunded).toBe(back?.amount);
});
