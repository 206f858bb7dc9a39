// The activity log shows users everything that was done with their money.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import { auditEvents } from "@solodesk/contract/identity/audit.ts";
import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renewSubscriptions } from "#features/money/billing/renew-subscriptions.ts";
import { cancelPayout } from "#features/selling/payouts/cancel-payout.ts";
import { settlePayout } from "#features/selling/payouts/settle/settle-payout.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { buy, orderCalls } from "#test/test-orders.ts";
import { earn, german } from "#test/test-payouts.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../purposes.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling({ PAYOUT_DELAY_HOURS: 0 });
});
afterAll(() => billing.server.close());

const written = async (seller: TestSeller): Promise<{ event: AuditEvent; about: string }[]> =>
  billing.server.database.sql("SELECT event, about FROM audit_entries WHERE user_id = $1 ORDER BY id", [
    seller.id,
  ]);

async function earner(): Promise<TestSeller & { destinationId: string }> {
  const seller = await billing.seller();
  await earn(billing.deps, seller.id, 5000);
  const answer = await callUnchecked(
    billing.server,
    payouts.addDestination,
    { body: german },
    await billing.callerOf(seller),
  );
  return { ...seller, destinationId: answer.body.data.id };
}

async function requested(seller: TestSeller & { destinationId: string }): Promise<string> {
  const body = { amount: 2000, destination_id: seller.destinationId };
  const answer = await call(billing.server, payouts.request, { body }, await billing.callerOf(seller));
  return answer.body.data.id;
}

/** Each runs on a new account, whose log must then have this event. */
const walks: Record<string, () => Promise<TestSeller>> = {
  destination_added: earner,
  destination_removed: async () => {
    const seller = await earner();
    await call(billing.server, payouts.removeDestination, { params: { id: seller.destinationId } }, seller);
    return seller;
  },
  payout_requested: async () => {
    const seller = await earner();
    await requested(seller);
    return seller;
  },
  payout_cancelled: async () => {
    const seller = await earner();
    await cancelPayout(billing.deps, seller.id, await requested(seller));
    return seller;
  },
  payout_paid: async () => {
    const seller = await earner();
    const id = await requested(seller);
    await billing.server.database.sql(
      "UPDATE payouts SET status = 'processing', provider = 'manual' WHERE id = $1",
      [id],
    );
    await settlePayout(billing.deps, id, "manual", { status: "paid", reference: "X1" });
    return seller;
  },
  payout_failed: async () => {
    const seller = await earner();
    await settlePayout(billing.deps, await requested(seller), "manual", {
      status: "failed",
      reason: "Closed",
    });
    return seller;
  },
  wallet_adjusted: async () => {
    const seller = await billing.seller();
    await billing.adjust(seller, 500);
    return seller;
  },
  credits_bought: async () => {
    const seller = await billing.seller();
    await billing.paid(seller, "credits-10");
    return seller;
  },
  purchase_paid: async () => walks["credits_bought"]!(),
  purchase_refunded: async () => {
    const seller = await billing.seller();
    await billing.refund(seller, await billing.paid(seller, "credits-10"));
    return seller;
  },
  payment_disputed: async () => {
    const seller = await billing.seller();
    const { chargeId, amount, currency } = await billing.payment(await billing.paid(seller, "credits-10"));
    await billing.tell("dispute.opened", { charge_id: chargeId, amount, currency });
    return seller;
  },
  plan_bought: async () => {
    const seller = await billing.seller();
    await billing.paid(seller, "starter-month");
    return seller;
  },
  credits_spent: async () => {
    const seller = await billing.seller();
    await billing.adjust(seller, 10_000);
    await billing.buy(seller, "starter-month", { gateway: "wallet" });
    return seller;
  },
  plan_changed: async () => {
    const seller = await walks["plan_bought"]!();
    await billing.paid(seller, "pro-month");
    return seller;
  },
  plan_cancelled: async () => {
    const seller = await walks["plan_bought"]!();
    await call(
      billing.server,
      subscription.cancel,
      { body: { atPeriodEnd: true } },
      await billing.callerOf(seller),
    );
    return seller;
  },
  plan_resumed: async () => {
    const seller = await walks["plan_cancelled"]!();
    await call(billing.server, subscription.resume, {}, await billing.callerOf(seller));
    return seller;
  },
  plan_ended: async () => {
    const seller = await walks["plan_bought"]!();
    await call(
      billing.server,
      subscription.cancel,
      { body: { atPeriodEnd: false } },
      await billing.callerOf(seller),
    );
    return seller;
  },
  card_removed: async () => {
    const seller = await walks["plan_bought"]!();
    await call(billing.server, subscription.removeMethod, {}, await billing.callerOf(seller));
    return seller;
  },
  order_refunded: async () => {
    const shop = await testStoreApp(billing.server, `shop-${Math.round(performance.now())}`);
    const id = await buy(billing.server, [shop.line(0)]);
    await orderCalls(billing.server, shop).refund(id, { amount: 100 });
    return shop;
  },
  gift_card_added: async () => {
    const shop = await testStoreApp(billing.server, `gifts-${Math.round(performance.now())}`);
    await earn(billing.deps, shop.id, 100);
    const body = { amount: { amount: 100, currency: "USD" } };
    await callUnchecked(billing.server, giftCards.add, { body }, shop);
    return shop;
  },
  gift_card_cancelled: async () => {
    const shop = await testStoreApp(billing.server, `cancels-${Math.round(performance.now())}`);
    await earn(billing.deps, shop.id, 100);
    const body = { amount: { amount: 100, currency: "USD" } };
    const { id } = (await callUnchecked(billing.server, giftCards.add, { body }, shop)).body.data;
    await call(billing.server, giftCards.cancel, { params: { id } }, shop);
    return shop;
  },
  plan_renewed: async () => {
    const seller = await billing.seller();
    await billing.adjust(seller, 50_000);
    await billing.buy(seller, "starter-month", { gateway: "wallet" });
    const before = billing.clock.now();
    billing.clock.set("2026-07-01T12:00:01Z");
    await renewSubscriptions(billing.deps, purposes);
    billing.clock.set(before.toISOString());
    return seller;
  },
};

test.each(Object.entries(walks))("%s", async (event, walk) => {
  const seller = await walk();
  const entries = await written(seller);
  expect(entries.map((entry) => entry.event)).toContain(event);
  expect(entries.find((entry) => entry.event === event)?.about).not.toMatch(/DE89|37040044/);
});

test("every event that can be told of is walked by a test", () => {
  const folder = join(import.meta.dirname, "../..");
  const tests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".test.ts"),
  );
  const texts = tests.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  expect(auditEvents.filter((event) => !texts.includes(event))).toEqual([]);
});
