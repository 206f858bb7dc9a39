// The operator's fee on a sale depends on the seller's plan when the order is placed.

import { plans } from "@solodesk/contract/money/plans.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { place, settle } from "#test/test-orders.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { testSubscribers } from "#test/test-subscribers.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling({ PLATFORM_FEE_BPS: 250 });
});
afterAll(() => billing.server.close());

test("each store by its owner's own, also in one cart, and as it was when it was sold", async () => {
  const { server } = billing;
  const shops = [];
  for (const name of ["no-plan", "on-starter", "on-pro"]) shops.push(await testStoreApp(server, name));
  const [none, starter, pro] = shops;
  if (!none || !starter || !pro) throw new Error("There are three shops.");
  const people = testSubscribers(billing);
  await people.subscribe(starter.id, "starter-month", "pay");
  await people.subscribe(pro.id, "pro-month", "pay");

  const fees = async (ids: string[]) =>
    (
      await server.database.sql<{ fee: string }>(
        "SELECT fee FROM orders WHERE id = ANY($1) ORDER BY subtotal",
        [ids],
      )
    ).map(({ fee }) => Number(fee));
  // $15, $30 and $45 of goods.
  const { paymentId, orderIds } = await place(server, [none.line(0), starter.line(0, 2), pro.line(0, 3)]);
  expect(await fees(orderIds)).toEqual([37, 30, 0]);

  // A plan that ends before the payment still counts, because it was active when the order was placed.
  await call(
    billing.server,
    subscription.cancel,
    { body: { atPeriodEnd: false } },
    await billing.callerOf(pro),
  );
  await settle(server, paymentId);
  expect(await fees(orderIds)).toEqual([37, 30, 0]);
  expect((await fees((await place(server, [pro.line(0, 3)])).orderIds))[0]).toBe(112);

  const project = await call(server, plans.getProject, {
    params: { projectId: billing.deps.config.PROJECT_ID },
  });
  const told = project.body.plans;
  expect(Object.fromEntries(told.map(({ name, fee_bps }) => [name, fee_bps]))).toMatchObject({
    "Credits 10": null,
    Free: 250,
    Starter: 100,
    Pro: 0,
  });

  // Free becomes cheaper than a plan that was bought before.
  await server.database.sql("UPDATE plans SET fee_bps = 50 WHERE kind = 'free'");
  const later = await place(server, [none.line(0), starter.line(0, 2)]);
  expect(await fees(later.orderIds)).toEqual([7, 15]);
  // Free becomes more expensive than every plan: sellers on Free pay its fee, and subscribers keep the lower one.
  await server.database.sql("UPDATE plans SET fee_bps = 300 WHERE kind = 'free'");
  const last = await place(server, [none.line(0), starter.line(0, 2)]);
  expect(await fees(last.orderIds)).toEqual([45, 30]);
});
