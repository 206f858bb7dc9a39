// Refunds after an upgrade to a larger plan.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PlanPayment } from "@solodesk/contract/money/billing.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { subscription as subscriptionCalls } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendRefund } from "#features/money/payments/refunds/send-refund.ts";
import { applyPlans } from "#features/money/plans/apply-plans.ts";
import { readPlanFile, type WrittenPlan } from "#features/money/plans/plan-file.ts";
import { getSubscription } from "#features/money/subscription/get-subscription.ts";
import { after, days } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { testSubscribers } from "#test/test-subscribers.ts";
import { purposes } from "../../../purposes.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";

let billing: TestBilling;
let ada: TestSeller;
beforeAll(async () => {
  billing = await testBilling();
  await billing.deps.jobs.work([]);
});
beforeEach(async () => {
  billing.clock.set("2026-06-01T12:00:00Z");
  ada = await billing.seller();
});
afterAll(() => billing.server.close());

async function later(ms: number): Promise<void> {
  billing.clock.advance(ms);
  await billing.server.database.sql("UPDATE sessions SET expires_at = $2 WHERE id = $1", [
    ada.sessionId,
    after(billing.clock.now(), days(30)),
  ]);
  await billing.confirm(ada);
}
const subscription = (): Promise<Subscription> => getSubscription(billing.deps, ada.id);
const periods = () => testSubscribers(billing).periods(ada.id);
const refused = { status: 409, code: "not_refundable" };
const rowOf = async (paymentId: Id): Promise<PlanPayment | undefined> =>
  (await billing.history(ada)).find((row) => row.paymentId === paymentId);

/** On Starter for ten days, then on Pro. */
async function upgraded(): Promise<{ first: Id; second: Id }> {
  const first = await billing.paid(ada, "starter-month");
  await later(days(10));
  return { first, second: await billing.paid(ada, "pro-month") };
}
async function takenByBank(paymentId: Id, amount?: number): Promise<void> {
  const { chargeId, currency, amount: all } = await billing.payment(paymentId);
  await billing.tell("dispute.opened", { charge_id: chargeId, amount: amount ?? all, currency });
}

describe("a refund of an upgrade", () => {
  test("gives back what was paid for it, and puts the smaller plan back until its time ends", async () => {
    const { first, second } = await upgraded();
    const { price } = await billing.plan("starter-month");
    const paidForSecond = 2900 - Math.floor((price * 20) / 30);
    await later(days(5));
    expect((await billing.history(ada)).map(({ putsBack }) => putsBack)).toEqual([
      { planName: "Starter", until: "2026-07-01T12:00:00.000Z" },
      null,
    ]);
    const { data } = await billing.refund(ada, second);
    expect(data!.amount.amount).toBe(paidForSecond);
    expect(await subscription()).toMatchObject({
      status: "active",
      currentPlan: { name: "Starter", price: { amount: price } },
      renewsAt: "2026-07-01T12:00:00.000Z",
      paymentMethod: { gateway: "sandbox", label: "Test card 4242" },
    });
    expect(await testSubscribers(billing).mails(ada.id)).toEqual([
      "subscription_started",
      "subscription_started",
      "subscription_put_back",
    ]);
    const [news] = await billing.server.database.sql(
      "SELECT about FROM audit_entries WHERE user_id = $1 AND event = 'plan_changed' ORDER BY id DESC LIMIT 1",
      [ada.id],
    );
    expect(news).toEqual({ about: "Starter" });
    await sendRefund(billing.deps, purposes, data!.refundId);
    expect(await billing.refundsOf(second)).toMatchObject([
      { status: "succeeded", amount: String(paidForSecond) },
    ]);
    expect(await rowOf(first)).toMatchObject({
      period: { startsAt: "2026-06-01T12:00:00.000Z", endsAt: "2026-07-01T12:00:00.000Z" },
    });
    expect(await rowOf(second)).toMatchObject({ status: "refunded", period: null, putsBack: null });
  });

  test("leaves a subscription that renews on its day, and can be changed as if nothing had been", async () => {
    billing.clock.set("2026-01-31T12:00:00Z");
    await billing.confirm(ada);
    const { second } = await upgraded();
    await billing.refund(ada, second);
    const unused = Math.floor((900 * 18) / 28);
    expect((await billing.preview(ada, "pro-month")).due.amount).toBe(2900 - unused);
    const renewed = [];
    for (const day of ["2026-02-28", "2026-03-31", "2026-04-30"]) {
      billing.clock.set(`${day}T12:01:00Z`);
      await renewSubscriptions(billing.deps, purposes);
      renewed.push((await subscription()).renewsAt?.slice(0, 10));
    }
    expect(renewed).toEqual(["2026-03-31", "2026-04-30", "2026-05-31"]);
  });

  test("ends the subscription where nothing is left of the smaller plan, or it was ended before", async () => {
    await billing.paid(ada, "starter-month");
    await later(days(25));
    const second = await billing.paid(ada, "pro-month");
    await later(days(10));
    expect(await rowOf(second)).toMatchObject({ refundable: true, putsBack: null });
    expect((await billing.refund(ada, second)).status).toBe(200);
    expect((await subscription()).status).toBe("cancelled");

    ada = await billing.seller();
    const { second: other } = await upgraded();
    await call(
      billing.server,
      subscriptionCalls.cancel,
      { body: { atPeriodEnd: false } },
      await billing.callerOf(ada),
    );
    expect(await rowOf(other)).toMatchObject({ refundable: true, putsBack: null });
    expect((await billing.refund(ada, other)).status).toBe(200);
    expect((await subscription()).status).toBe("cancelled");
    expect((await periods()).every(({ ends_at }) => new Date(ends_at) <= billing.clock.now())).toBe(true);
  });

  test("keeps the day of a year that began on Feb 29, year after year", async () => {
    billing.clock.set("2028-02-29T12:00:00Z");
    await later(0);
    await billing.paid(ada, "starter-year");
    const renewed: (string | undefined)[] = [];
    const renewOn = async (day: string) => {
      billing.clock.set(`${day}T12:01:00Z`);
      await renewSubscriptions(billing.deps, purposes);
      renewed.push((await subscription()).renewsAt?.slice(0, 10));
    };
    await renewOn("2029-02-28");
    await later(days(100));
    await billing.refund(ada, await billing.paid(ada, "pro-year"));
    for (const day of ["2030-02-28", "2031-02-28", "2032-02-29", "2033-02-28"]) await renewOn(day);
    expect(renewed).toEqual(["2030-02-28", "2031-02-28", "2032-02-29", "2033-02-28", "2034-02-28"]);
  });

  test("leaves a plan that was cancelled for its end cancelled, whichever of the two it was", async () => {
    const cancel = async () =>
      call(
        billing.server,
        subscriptionCalls.cancel,
        { body: { atPeriodEnd: true } },
        await billing.callerOf(ada),
      );
    for (const whichever of ["before", "larger"]) {
      ada = await billing.seller();
      await billing.confirm(ada);
      await billing.paid(ada, "starter-month");
      if (whichever === "before") await cancel();
      const second = await billing.paid(ada, "pro-month");
      expect(await subscription()).toMatchObject({ cancelAt: null, currentPlan: { name: "Pro" } });
      if (whichever === "larger") await cancel();
      await billing.refund(ada, second);
      expect(await subscription()).toMatchObject({
        status: "active",
        currentPlan: { name: "Starter" },
        cancelAt: "2026-07-01T12:00:00.000Z",
        renewsAt: null,
      });
    }
    billing.clock.set("2026-07-01T12:01:00Z");
    await renewSubscriptions(billing.deps, purposes);
    expect((await subscription()).status).toBe("cancelled");
    expect(await periods()).toHaveLength(2);
  });

  test("leaves the plan that was to follow to follow", async () => {
    await billing.paid(ada, "pro-month");
    const { id: planId } = await billing.plan("starter-month");
    await call(billing.server, subscriptionCalls.change, { body: { planId } }, await billing.callerOf(ada));
    const second = await billing.paid(ada, "pro-year");
    expect((await subscription()).nextPlan).toBeNull();
    await billing.refund(ada, second);
    expect(await subscription()).toMatchObject({
      currentPlan: { name: "Pro", interval: "month" },
      nextPlan: { name: "Starter" },
    });
  });

  test("puts back the version that was bought, whatever is on sale by now", async () => {
    const { second } = await upgraded();
    const list = await readFile(join(import.meta.dirname, "../plans/default-plans.json"), "utf8");
    const apply = (written: string) =>
      applyPlans(billing.deps, readPlanFile(written, "USD") as WrittenPlan[]);
    await apply(list.replace('"9.00"', '"12.00"'));
    expect((await billing.plan("starter-month")).price).toBe(1200);
    await billing.refund(ada, second);
    await apply(list);
    expect((await subscription()).currentPlan).toMatchObject({ name: "Starter", price: { amount: 900 } });
  });
});

describe("what an upgrade has taken over", () => {
  test("is not given back, and says why before it is asked", async () => {
    const { first } = await upgraded();
    const told = "Its unused time was taken off the price of Pro. Refund the payment for Pro instead.";
    expect(await rowOf(first)).toMatchObject({
      refundable: false,
      notRefundable: told,
      period: { startsAt: "2026-06-01T12:00:00.000Z", endsAt: "2026-06-11T12:00:00.000Z" },
    });
    expect(await billing.refund(ada, first)).toMatchObject({ ...refused, error: told });
    expect((await subscription()).currentPlan?.name).toBe("Pro");
  });

  test("ends with it where a bank takes all of it back, over two upgrades too", async () => {
    const { first } = await upgraded();
    await takenByBank(first, 400);
    expect((await subscription()).status).toBe("active");
    await later(days(1));
    await billing.paid(ada, "pro-year");
    const { chargeId } = await billing.payment(first);
    await billing.tell("outside_refund.made", {
      charge_id: chargeId,
      id: "re_rest",
      amount: 500,
      currency: "USD",
    });
    expect((await subscription()).status).toBe("cancelled");
  });

  test("of a plan that was renewed since, an old payment ends nothing", async () => {
    const first = await billing.paid(ada, "starter-month");
    billing.clock.set("2026-07-01T12:01:00Z");
    await renewSubscriptions(billing.deps, purposes);
    await takenByBank(first);
    expect((await subscription()).status).toBe("active");
  });
});

describe("one refund of a plan a year", () => {
  test("then the reason is told before asking, until the year is over; credits are another thing", async () => {
    const paid = await billing.paid(ada, "starter-month");
    await billing.refund(ada, paid);
    const again = await billing.paid(ada, "starter-month");
    const told = "Plans can be refunded once a year. Your last refund was on June 1, 2026.";
    expect(await rowOf(again)).toMatchObject({ refundable: false, notRefundable: told });
    expect(await billing.refund(ada, again)).toMatchObject({ ...refused, error: told });
    expect((await billing.refund(ada, await billing.paid(ada, "credits-10"))).status).toBe(200);
  });

  test("the payment that is newest again after a refund of the upgrade does not go back as well, also asked at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      ada = await billing.seller();
      await billing.confirm(ada);
      const { first, second } = await upgraded();
      const answers = await concurrently(
        seededRandom(),
        times(8, (n) => billing.refund(ada, n % 2 === 0 ? second : first)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([await billing.refundsOf(first), await billing.refundsOf(second)]).toMatchObject([[], [{}]]);
      expect((await subscription()).currentPlan?.name).toBe("Starter");
    }
  });

  test("a refund and a chargeback of the plan before at once leave nothing that runs unpaid", async () => {
    for (let round = 0; round < 6; round += 1) {
      ada = await billing.seller();
      await billing.confirm(ada);
      const { first, second } = await upgraded();
      await concurrently<unknown>(seededRandom(), [
        () => billing.refund(ada, second),
        () => takenByBank(first),
      ]);
      expect((await subscription()).status).toBe("cancelled");
    }
  });
});
