import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { expect, test } from "vitest";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { after, days } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { previewPayout } from "./preview-payout.ts";

test("a preview names each sale that is held back, its rule and when it frees; then it is paid out", async () => {
  const server = await testApp();
  const shop = await testStoreApp(server, "salon");
  const { paymentId } = await place(server, [shop.line(0, 2)]);
  await settle(server, paymentId);
  const [order] = await server.database.sql<{ number: string }>("SELECT number FROM orders");
  const answer = await call(server, payouts.preview, {}, shop);
  const { data } = answer.body;
  expect(data).toEqual({
    amount: { amount: 0, currency: "USD" },
    available: { amount: 0, currency: "USD" },
    rows: [],
    row_count: 0,
    held: [
      {
        description: `Order ${order?.number}`,
        order_number: order?.number,
        amount: { amount: 1800, currency: "USD" },
        rule: "Available 7 days after the customer pays.",
        frees_at: after(server.clock.now(), days(7)).toISOString(),
      },
    ],
    held_count: 1,
  });
  server.clock.advance(days(7));
  await releaseEarnings(server.deps);
  const freed = await previewPayout(server.deps, shop.id, undefined);
  expect(freed).toMatchObject({
    rows: [{ order_number: order?.number, amount: { amount: 1800 } }],
    held: [],
    held_count: 0,
  });
  await server.close();
});
