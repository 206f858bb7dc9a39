// What happens to a plan while its account waits to be deleted, as the jobs run.

import { billing as billingCalls } from "@solodesk/contract/money/billing.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renewSubscriptions } from "#features/money/billing/renew-subscriptions.ts";
import { getSubscription } from "#features/money/subscription/get-subscription.ts";
import { endSubscription } from "#features/money/subscription/renewal/end-subscription.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { days } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { testSubscribers } from "#test/test-subscribers.ts";
import { purposes } from "../../../purposes.ts";
import { cancelDeletion } from "./cancel-deletion.ts";
import { lockAccount, writePlan } from "./deletions.repository.ts";
import { requestDeletion } from "./request-deletion.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling();
});
afterAll(() => billing.server.close());

async function subscriber(): Promise<TestSeller> {
  const seller = await billing.seller();
  await billing.paid(seller, "pro-month");
  return seller;
}
async function leave(seller: TestSeller): Promise<void> {
  await billing.confirm(seller);
  const wanted = { confirm: `${seller.id}@example.com`, giveUpWallet: false };
  await requestDeletion(billing.deps, seller, wanted);
}
const planOf = ({ id }: TestSeller): Promise<Subscription> => getSubscription(billing.deps, id);
/** Returns the subscriptions that no transaction has locked. */
const freePlans = ({ id }: TestSeller) =>
  billing.server.database.sql("SELECT FROM subscriptions WHERE user_id = $1 FOR UPDATE SKIP LOCKED", [id]);
const waiting = async (): Promise<number> =>
  (
    await billing.server.database.sql(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).length;
const chargesOf = ({ id }: TestSeller) =>
  billing.server.database.sql(
    "SELECT FROM subscription_charges c JOIN subscriptions s ON s.id = c.subscription_id WHERE s.user_id = $1",
    [id],
  );

test("it ends with its paid time, is charged no more, and goes on as it was where the account is kept in time", async () => {
  const { clock, deps } = billing;
  const [kept, late, changing] = [await subscriber(), await subscriber(), await subscriber()];
  const { id: planId } = await billing.plan("starter-month");
  await call(billing.server, subscription.change, { body: { planId } }, await billing.callerOf(changing));
  const before = await planOf(changing);
  expect(before.nextPlan?.id).toBe(planId);
  clock.advance(days(25));
  for (const seller of [kept, late, changing]) await leave(seller);
  const { renewsAt, cancelAt } = await planOf(late);
  expect([renewsAt, cancelAt]).toEqual([null, "2026-07-01T12:00:00.000Z"]);
  const resumed = await call(billing.server, subscription.resume, {}, await billing.callerOf(late));
  expect(resumed.refusal).toMatchObject({
    code: "invalid_transition",
    error: expect.stringContaining("first choose Keep account."),
  });
  for (const key of ["pro-month", "credits-10"]) {
    const bought = { planId: (await billing.plan(key)).id, gateway: "sandbox" } as const;
    const answer = await call(
      billing.server,
      billingCalls.create,
      { body: bought },
      await billing.callerOf(late),
    );
    expect(answer.refusal).toMatchObject({
      code: "invalid_transition",
      error: expect.stringContaining("first choose Keep account."),
    });
  }

  clock.advance(days(3));
  await cancelDeletion(deps, kept.id);
  await cancelDeletion(deps, changing.id);
  expect((await planOf(kept)).renewsAt).toBe("2026-07-01T12:00:00.000Z");
  expect((await planOf(changing)).nextPlan?.id).toBe(planId);

  clock.advance(days(3));
  await renewSubscriptions(deps, purposes);
  expect(await planOf(kept)).toMatchObject({ status: "active", renewsAt: "2026-08-01T12:00:00.000Z" });
  expect((await planOf(changing)).currentPlan?.id).toBe(planId);
  expect(await planOf(late)).toMatchObject({ status: "cancelled", currentPlan: { kind: "free" } });
  expect([await chargesOf(kept), await chargesOf(late)].map(({ length }) => length)).toEqual([1, 0]);
  await cancelDeletion(deps, late.id);
  expect(await planOf(late)).toMatchObject({ status: "cancelled", currentPlan: { kind: "free" } });
});

test("past due already, it is not tried meanwhile and holds its week: whoever keeps the account can still pay it", async () => {
  const { clock, deps } = billing;
  const people = testSubscribers(billing);
  clock.set("2026-09-01T12:00:00Z");
  const [kept, late] = [await billing.seller(), await billing.seller()];
  for (const { id } of [kept, late]) await people.subscribe(id, "starter-month", "pay_once");
  await people.jobs("2026-10-01T12:00:00Z");
  for (const seller of [kept, late]) await leave(seller);
  const expiresAt = "2026-10-08T12:00:00.000Z";
  await people.jobs("2026-10-02T12:00:00Z");
  for (const seller of [kept, late])
    expect(await planOf(seller)).toMatchObject({
      status: "past_due",
      cancelAt: expiresAt,
      retry: { at: null, expiresAt },
    });
  await cancelDeletion(deps, kept.id);
  expect(await planOf(kept)).toMatchObject({ cancelAt: null, retry: { at: expiresAt, expiresAt } });
  await people.subscribe(kept.id, "starter-month", "pay_once");
  expect(await planOf(kept)).toMatchObject({ status: "active", renewsAt: "2026-11-01T12:00:00.000Z" });
  await people.jobs("2026-10-08T11:59:00Z");
  expect((await planOf(late)).status).toBe("past_due");
  await people.jobs("2026-10-08T12:00:00Z");
  expect(await planOf(late)).toMatchObject({ status: "expired", currentPlan: { kind: "free" } });
  expect(await chargesOf(late)).toHaveLength(1);
});

test("a renewal holds the account ahead of the plan, as its deletion does: they wait for each other, and nothing is charged", async () => {
  const { clock, deps } = billing;
  const seller = await subscriber();
  clock.advance(days(31));
  const { renewing } = await inTransaction(deps, async (deps) => {
    await lockAccount(deps.db, seller.id);
    const pending = renewSubscriptions(billing.deps, purposes);
    await expect.poll(waiting).toBe(1);
    await writePlan(deps.db, seller.id, { deletesAt: clock.now(), reopensStore: false, givesUp: 0 });
    expect(await freePlans(seller)).toHaveLength(1);
    expect(await endSubscription(deps, seller.id)).toBe(true);
    // Wrapped in an object: a bare promise would be awaited, and the transaction would wait for a renewal
    // that waits for it.
    return { renewing: pending };
  });
  await renewing;
  expect(await chargesOf(seller)).toEqual([]);
  expect((await planOf(seller)).status).toBe("cancelled");
});
