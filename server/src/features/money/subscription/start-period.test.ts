import { afterAll, beforeAll, expect, test } from "vitest";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { seconds } from "#kernel/time/clock.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { testSubscribers } from "#test/test-subscribers.ts";
import { purposes } from "../../../purposes.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling();
});
afterAll(() => billing.server.close());

test("an upgrade whose money comes once the next period is owed begins when it was priced: unused time pays once", async () => {
  const people = testSubscribers(billing);
  const ada = await billing.seller();
  await billing.adjust(ada, 900);
  await people.subscribe(ada.id, "starter-month");
  billing.clock.set("2026-06-25T12:00:00Z");
  const upgrade = await people.open(ada.id, "pro-month", "sandbox");
  await people.jobs("2026-07-01T12:00:00Z");
  expect((await people.status(ada.id)).status).toBe("past_due");
  const payment = await findPayment(billing.deps.db, upgrade);
  expect(payment).toMatchObject({ status: "expired", amount: 2720 });

  await chooseOutcome(billing.deps, payment?.sessionId ?? "", "pay_late");
  billing.clock.advance(seconds(11));
  await verifyPayment(billing.deps, purposes, upgrade);
  const days = (await people.periods(ada.id)).map(
    ({ plan, starts_at, ends_at }) => `${plan} ${starts_at.toISOString()} ${ends_at.toISOString()}`,
  );
  expect(days).toEqual([
    "starter-month 2026-06-01T12:00:00.000Z 2026-06-25T12:00:00.000Z",
    "pro-month 2026-06-25T12:00:00.000Z 2026-07-25T12:00:00.000Z",
  ]);
});
