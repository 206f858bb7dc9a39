import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renewSubscriptions } from "#features/money/billing/renew-subscriptions.ts";
import { detachMethods } from "#features/money/payments/methods/detach-methods.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { purposes } from "../../../purposes.ts";
import { getSubscription } from "./get-subscription.ts";

let world: TestBilling;
beforeAll(async () => {
  world = await testBilling();
  await world.deps.jobs.work([]);
});
afterAll(() => world.server.close());

const statusOf = ({ id }: TestSeller): Promise<Subscription> => getSubscription(world.deps, id);

async function remove(seller: TestSeller) {
  const answer = await call(world.server, subscription.removeMethod, {}, await world.callerOf(seller));
  const data = answer.status === 200 ? answer.body.data : undefined;
  return { status: answer.status, code: answer.code, data };
}

async function subscriber(credits: number): Promise<{ seller: TestSeller; paymentId: Id }> {
  const seller = await world.seller();
  const paymentId = await world.paid(seller, "starter-month");
  if (credits > 0) await world.adjust(seller, credits);
  return { seller, paymentId };
}
async function atRenewal(seller: TestSeller): Promise<void> {
  const { renewsAt } = await statusOf(seller);
  world.clock.set(renewsAt!);
  world.clock.advance(minutes(1));
  await renewSubscriptions(world.deps, purposes);
}
const cardsOf = (userId: Id) =>
  world.server.database.sql<{ known: boolean }>(
    "SELECT detach_at IS NOT NULL OR removed_at IS NULL AS known FROM payment_methods WHERE user_id = $1",
    [userId],
  );

describe("DELETE /payments/method", () => {
  test("leaves the renewal to the credits", async () => {
    const { seller } = await subscriber(900);
    expect((await statusOf(seller)).paymentMethod).toEqual({ gateway: "sandbox", label: "Test card 4242" });
    const { status, data } = await remove(seller);
    expect([status, data?.status, data?.paymentMethod]).toEqual([
      200,
      "active",
      { gateway: "wallet", label: "Credits" },
    ]);
    await atRenewal(seller);
    expect(await statusOf(seller)).toMatchObject({ status: "active", paymentMethod: { gateway: "wallet" } });
    expect(await world.wallet(seller)).toMatchObject({ recharged: 0 });
  });

  test("without enough of them it is past due, charged no card, and tried again by credits", async () => {
    const { seller } = await subscriber(899);
    await remove(seller);
    await detachMethods(world.deps);
    expect(await cardsOf(seller.id)).toEqual([{ known: false }]);
    await atRenewal(seller);
    expect((await statusOf(seller)).status).toBe("past_due");
    await world.adjust(seller, 1);
    world.clock.advance(days(1));
    await renewSubscriptions(world.deps, purposes);
    expect(await statusOf(seller)).toMatchObject({ status: "active", paymentMethod: { gateway: "wallet" } });
  });

  test("404 where nothing is kept: no plan, a plan by credits, removed before, and 401 for nobody", async () => {
    const nobody = await world.seller();
    const byCredits = await world.seller();
    await world.adjust(byCredits, 900);
    await world.buy(byCredits, "starter-month", { gateway: "wallet" });
    const { seller: twice } = await subscriber(0);
    await remove(twice);
    for (const seller of [nobody, byCredits, twice])
      expect(await remove(seller)).toMatchObject({ status: 404, code: "not_found" });
    const bare = await call(world.server, subscription.removeMethod, {});
    expect(bare.status).toBe(401);
  });

  test("a plan that ends leaves no card behind", async () => {
    const { seller } = await subscriber(0);
    expect(await cardsOf(seller.id)).toEqual([{ known: true }]);
    await call(
      world.server,
      subscription.cancel,
      { body: { atPeriodEnd: false } },
      await world.callerOf(seller),
    );
    await detachMethods(world.deps);
    expect(await cardsOf(seller.id)).toEqual([{ known: false }]);
  });
});
