// A plan that nothing will pay: its user is warned, and gets one unpaid week within a year.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";
import { cancelSubscription } from "../cancel-subscription.ts";
import { changeSubscription } from "../change-subscription.ts";
import { removePaymentMethod } from "../remove-payment-method.ts";
import { warnUnpaid } from "./warn-unpaid.ts";

let billing: TestBilling;
let people: TestSubscribers;
let ada: TestSeller;
beforeAll(async () => {
  billing = await testBilling();
  people = testSubscribers(billing);
  await billing.deps.jobs.work([]);
});
beforeEach(async () => {
  billing.clock.set("2026-06-01T12:00:00Z");
  ada = await billing.seller();
});
afterAll(() => billing.server.close());

const warnAt = (moment: string): Promise<number> => {
  billing.clock.set(moment);
  return warnUnpaid(billing.deps);
};
const status = async () => (await people.status(ada.id)).status;
const removeCard = () => removePaymentMethod(billing.deps, ada.id);
const notifications = async () =>
  (
    await billing.server.database.sql<{ kind: string; about: string }>(
      "SELECT kind, about FROM notifications WHERE user_id = $1 AND kind = 'plan_unpaid'",
      [ada.id],
    )
  ).map(({ about }) => about);

describe("the warning", () => {
  test("comes a week before the end of a plan whose card was removed, once, by mail, in the app and on the screen", async () => {
    await people.subscribe(ada.id, "starter-month", "pay");
    expect((await people.status(ada.id)).unpaid).toEqual({
      endsAt: "2026-07-08T12:00:00.000Z",
      isExpected: false,
    });
    await removeCard();
    expect((await people.status(ada.id)).unpaid?.isExpected).toBe(true);
    expect(await warnAt("2026-06-24T11:59:59Z")).toBe(0);
    expect(await warnAt("2026-06-24T12:00:00Z")).toBe(1);
    expect(await warnAt("2026-06-30T12:00:00Z")).toBe(0);
    expect(await notifications()).toEqual(["Starter"]);
    expect(await people.email(ada.id, "renewal_unpaid")).toMatch(
      /Your credits: \$0\.00\nPaid until: July 1, 2026\nEnds on: July 8, 2026/,
    );
  });

  test("is for credits that do not suffice, and comes again in the next period", async () => {
    await billing.adjust(ada, 1800);
    await people.subscribe(ada.id, "starter-month");
    expect(await warnAt("2026-06-25T12:00:00Z")).toBe(0);
    await billing.adjust(ada, -1);
    expect(await warnAt("2026-06-26T12:00:00Z")).toBe(1);
    await billing.adjust(ada, 1);
    await people.jobs("2026-07-01T12:00:00Z");
    expect(await warnAt("2026-07-26T12:00:00Z")).toBe(1);
    expect(await notifications()).toHaveLength(2);
  });

  test("is not for what a card pays, what ends anyway, or what costs less from then on", async () => {
    await people.subscribe(ada.id, "starter-month", "pay");
    const [joan, grace] = [await billing.seller("Joan"), await billing.seller("Grace")];
    await billing.adjust(joan, 2900 + 900);
    await people.subscribe(joan.id, "pro-month");
    const { id: planId } = await billing.plan("starter-month");
    await changeSubscription(billing.deps, joan.id, planId);
    await billing.adjust(grace, 900);
    await people.subscribe(grace.id, "starter-month");
    await cancelSubscription(billing.deps, grace.id, { atPeriodEnd: true });
    const leaving = await billing.seller();
    await billing.adjust(leaving, 900);
    await people.subscribe(leaving.id, "starter-month");
    await billing.server.database.sql("UPDATE users SET deletes_at = '2026-07-02' WHERE id = $1", [
      leaving.id,
    ]);
    expect(await warnAt("2026-06-28T12:00:00Z")).toBe(0);
    for (const { id } of [grace, leaving]) expect((await people.status(id)).unpaid).toBeNull();
  });

  test("comes once, however many processes look", async () => {
    await billing.adjust(ada, 900);
    await people.subscribe(ada.id, "starter-month");
    billing.clock.set("2026-06-28T12:00:00Z");
    const counts = await concurrently(
      seededRandom(),
      times(8, () => warnUnpaid(billing.deps)),
    );
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1);
  });
});

describe("a plan that is not paid", () => {
  test("holds for a week once in a year: a card that is removed each time brings no more", async () => {
    const held: (string | undefined)[] = [];
    const liveOut = async (begins: string) => {
      billing.clock.set(begins);
      await people.subscribe(ada.id, "starter-month", "pay");
      await removeCard();
      for (let n = 0; n < 80 && (await status()) !== "expired"; n += 1) {
        billing.clock.advance(days(0.5));
        await people.jobs();
      }
      const [row] = await billing.server.database.sql<{ held: string }>(
        `SELECT (ended_at::date - (SELECT paid_until FROM subscription_periods WHERE payment_id = paid_by)::date)::text AS held
         FROM subscriptions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1`,
        [ada.id],
      );
      held.push(row?.held);
    };
    await liveOut("2026-06-01T12:00:00Z");
    await liveOut("2026-08-01T12:00:00Z");
    await liveOut("2026-10-01T12:00:00Z");
    // A year after the first one; plans that ended without a week do not count.
    await liveOut("2027-07-01T12:00:00Z");
    expect(held).toEqual(["7", "0", "0", "7"]);
    const mails = await people.mails(ada.id);
    const missed = mails.filter((kind) => kind === "payment_missed");
    expect(missed).toHaveLength(8);
  });

  test("says so before: without the week its end is that of the paid time, and nothing is tried", async () => {
    await billing.adjust(ada, 900);
    await people.subscribe(ada.id, "starter-month");
    await people.jobs("2026-07-01T12:00:00Z");
    // A user who cancels during the unpaid week has used it too.
    await people.jobs("2026-07-07T12:00:00Z");
    await cancelSubscription(billing.deps, ada.id, { atPeriodEnd: false });
    await people.subscribe(ada.id, "starter-month", "pay");
    await removeCard();
    expect((await people.status(ada.id)).unpaid).toEqual({
      endsAt: "2026-08-07T12:00:00.000Z",
      isExpected: true,
    });
    await warnAt("2026-08-01T12:00:00Z");
    expect(await people.email(ada.id, "renewal_unpaid")).toMatch(/Ends on: August 7, 2026/);
    await people.jobs("2026-08-07T12:00:00Z");
    expect(await status()).toBe("expired");
    expect(await people.payments(ada.id)).toHaveLength(2);
  });

  test("paid within the week has cost nobody anything, and leaves the week for another time", async () => {
    await people.subscribe(ada.id, "starter-month", "pay_once");
    for (const [owed, paid] of [
      ["2026-07-01", "2026-07-06"],
      ["2026-08-01", "2026-08-06"],
    ]) {
      await people.jobs(`${owed}T12:00:00Z`);
      expect(await status()).toBe("past_due");
      billing.clock.set(`${paid}T13:00:00Z`);
      await people.subscribe(ada.id, "starter-month", "pay_once");
    }
    const paidFor = await people.periods(ada.id);
    expect(paidFor.map(({ starts_at }) => starts_at.toISOString().slice(0, 10))).toEqual([
      "2026-06-01",
      "2026-07-01",
      "2026-08-01",
    ]);
  });

  test("is not tried where its gateway keeps no card: it is paid by hand, or ends after the week", async () => {
    await people.subscribe(ada.id, "starter-month", "pay");
    await billing.server.database.sql("UPDATE payment_methods SET removed_at = now() WHERE user_id = $1", [
      ada.id,
    ]);
    expect(await warnAt("2026-06-28T12:00:00Z")).toBe(1);
    expect(await people.email(ada.id, "renewal_unpaid")).toContain("There is no saved card to pay");
    await people.jobs("2026-07-01T12:00:00Z");
    expect(await people.status(ada.id)).toMatchObject({
      status: "past_due",
      retry: { at: null, expiresAt: "2026-07-08T12:00:00.000Z" },
      unpaid: null,
    });
    for (const day of ["02", "04", "06"]) await people.jobs(`2026-07-${day}T12:00:00Z`);
    expect((await people.mails(ada.id)).filter((kind) => kind === "payment_missed")).toHaveLength(1);
    expect(await people.payments(ada.id)).toHaveLength(1);
    await people.jobs("2026-07-08T12:00:00Z");
    expect(await status()).toBe("expired");
  });
});
