import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testMoney } from "#test/test-money.ts";
import { findPaymentStory } from "../find-payment-story.ts";
import { listAlerts } from "./list-alerts.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
// Rows inserted directly, without the payments behind them: no ledger check applies.
afterAll(() => server.close([]));

test("what failed for good and what cannot be right is told, newest first, and nothing else", async () => {
  const money = testMoney(server);
  const payment = await money.payment({ amount: 1000, charge_id: "ch_1" });
  const refund = (status: string, kind: string) =>
    money.refund({
      amount: 100,
      payment_id: payment,
      charge_id: "ch_1",
      status,
      kind,
      settled_at: new Date(),
    });
  const failed = await refund("failed", "late");
  for (const [status, kind] of [
    ["succeeded", "late"],
    ["failed", "dispute"],
    ["failed", "outside"],
  ] as const)
    await refund(status, kind);
  const event = (id: string, alert: string | null, minute: number) =>
    server.database.sql(
      "INSERT INTO payment_events (gateway, event_id, type, payment_id, alert, received_at) VALUES ('sandbox', $1, 'payment.succeeded', $2, $3, $4)",
      [id, payment, alert, new Date(Date.UTC(2026, 5, 1, 12, minute))],
    );
  await event("evt_1", "the amount is 1 instead of 1000", 1);
  await event("evt_2", null, 2);
  await event("evt_3", "the currency is EUR instead of USD", 3);

  const alerts = await listAlerts(server.deps, 20);
  expect(alerts.refunds).toMatchObject([{ id: failed, gateway: "sandbox", currency: "USD" }]);
  expect(alerts.events.map(({ eventId }) => eventId)).toEqual(["evt_3", "evt_1"]);
  expect((await listAlerts(server.deps, 1)).events).toHaveLength(1);

  const story = await findPaymentStory(server.deps, payment);
  expect([story?.refunds.length, story?.events.map(({ eventId }) => eventId)]).toEqual([
    4,
    ["evt_1", "evt_2", "evt_3"],
  ]);
  expect(await findPaymentStory(server.deps, server.deps.newId())).toBeUndefined();
});
