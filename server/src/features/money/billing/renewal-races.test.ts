// Any number of processes and concurrent requests: each period is paid once, and no request gets a 500.
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { billing as billingCalls } from "@solodesk/contract/money/billing.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";

const WORKERS = 8;
const random = seededRandom();
let billing: TestBilling;
let people: TestSubscribers;
const workers: Deps[] = [];
const closings: (() => Promise<void>)[] = [];
beforeAll(async () => {
  billing = await testBilling();
  people = testSubscribers(billing);
  for (let n = 0; n < WORKERS; n += 1) {
    const { db, close } = openDatabase(billing.server.database.appUrl, billing.deps.log);
    workers.push({ ...billing.deps, db });
    closings.push(close);
  }
});
afterAll(async () => {
  await Promise.all(closings.map((close) => close()));
  await billing.server.close();
});

const allWork = () =>
  concurrently(
    random,
    workers.map((deps) => () => people.jobs(undefined, deps)),
  );
const count = async (what: string) =>
  Number((await billing.server.database.sql<{ n: string }>(`SELECT count(*) AS n FROM ${what}`))[0]?.n);

test("8 workers on one database renew each of 60 subscriptions once, by credits, by what was saved, and none that cannot pay", async () => {
  const sellers: TestSeller[] = [];
  for (let n = 0; n < 60; n += 1) {
    const seller = await billing.seller();
    sellers.push(seller);
    // A third with enough credits, a third with too few, a third by card.
    await billing.adjust(seller, n % 3 === 0 ? 2000 : 1000);
    await people.subscribe(seller.id, "starter-month", n % 3 === 2 ? "pay" : undefined);
  }
  billing.clock.set("2026-07-01T12:00:00Z");
  await allWork();
  await allWork();
  expect(await count("subscription_periods")).toBe(60 + 40);
  expect(await count("subscription_charges WHERE attempt = 1")).toBe(60);
  expect(await count("subscription_charges")).toBe(60);
  expect(await count("payments WHERE status = 'succeeded'")).toBe(100);
  expect(await count("payments")).toBe(100);
  expect(await count("subscriptions WHERE status = 'past_due'")).toBe(20);
  expect(await count("mails WHERE kind = 'subscription_renewed'")).toBe(40);
  expect(await count("mails WHERE kind = 'payment_missed'")).toBe(20);
  expect(billing.server.logged()).not.toContain('"level":50');
});

test("cancel, resume, change and pay at once: one wins, the others get an error, and the plan is in one of its stages", async () => {
  const { id: pro } = await billing.plan("pro-month");
  const { id: starterYear } = await billing.plan("starter-year");
  const figures: Record<string, number> = {};
  for (let round = 0; round < 12; round += 1) {
    const seller = await billing.seller();
    await billing.adjust(seller, 20_000);
    await people.subscribe(seller.id, "starter-month");
    const send = async (endpoint: Endpoint, body?: object) =>
      (await callUnchecked(billing.server, endpoint, { body }, await billing.callerOf(seller))).status;
    const statuses = await concurrently(random, [
      ...times(2, () => send(subscription.cancel, { atPeriodEnd: true })),
      ...times(2, () => send(subscription.resume)),
      ...times(2, () => send(subscription.change, { planId: starterYear })),
      () => send(subscription.cancel, { atPeriodEnd: false }),
      ...times(2, () => send(billingCalls.create, { planId: pro, gateway: "wallet" })),
    ]);
    for (const status of statuses) figures[status] = (figures[status] ?? 0) + 1;
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    const { status, cancelAt, nextPlan } = await people.status(seller.id);
    expect(["active", "cancelled"]).toContain(status);
    expect(cancelAt === null || nextPlan === null).toBe(true);
  }
  noteFigures(random, figures);
  expect(figures["409"]).toBeGreaterThan(0);
});

test("two that begin at once: one plan runs, and what the other paid goes back", async () => {
  const seller = await billing.seller();
  await billing.adjust(seller, 10_000);
  const statuses = await concurrently(
    random,
    ["starter-month", "pro-month", "pro-month", "starter-month"].map(
      (key) => () => billing.buy(seller, key, { gateway: "wallet" }).then(({ status }) => status),
    ),
  );
  expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([]);
  const periods = await people.periods(seller.id);
  const payments = await people.payments(seller.id);
  const kept = payments.filter(({ status, refunded }) => status === "succeeded" && refunded === "0");
  expect(kept.map(({ id }) => id).toSorted()).toEqual(periods.map(({ payment_id }) => payment_id).toSorted());
});

test("two that cancel at once are one who cancels; two changes that are paid at once are one change", async () => {
  for (let round = 0; round < 8; round += 1) {
    const seller = await billing.seller();
    await billing.adjust(seller, 2000);
    await people.subscribe(seller.id, "starter-month");
    const body = { atPeriodEnd: true };
    const cancel = async () =>
      (await call(billing.server, subscription.cancel, { body }, await billing.callerOf(seller))).status;
    expect((await concurrently(random, [cancel, cancel])).toSorted()).toEqual([200, 409]);

    const changes = [
      await people.open(seller.id, "pro-month", "sandbox"),
      await people.open(seller.id, "starter-year", "sandbox"),
    ];
    const settled = await concurrently(
      random,
      changes.map((id) => () => people.choose(id, "pay")),
    );
    expect(settled).toEqual(["succeeded", "succeeded"]);
    const back = (await people.payments(seller.id)).filter(({ refunded }) => refunded !== "0");
    expect(back.map(({ amount, refunded }) => amount === refunded)).toEqual([true]);
    expect(await people.periods(seller.id)).toHaveLength(2);
  }
});
