// What the database rejects, whatever the code above it misses.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";

let billing: TestBilling;
let people: TestSubscribers;
beforeAll(async () => {
  billing = await testBilling();
  people = testSubscribers(billing);
});
afterAll(() => billing.server.close());

test("no two subscriptions, no two periods at once, no try twice, and no period that ends before it begins", async () => {
  const seller = await billing.seller();
  await billing.adjust(seller, 5000);
  await people.subscribe(seller.id, "starter-month");
  // An open payment, which has paid for nothing.
  const other = await people.open(seller.id, "pro-month", "sandbox");
  const { sql } = billing.server.database;
  const copyOf = (changes: string) =>
    sql(
      `INSERT INTO subscriptions SELECT (jsonb_populate_record(s, ${changes})).* FROM subscriptions s WHERE user_id = $1`,
      [seller.id],
    );
  const paidBy = `jsonb_build_object('id', gen_random_uuid(), 'paid_by', '${other}')`;
  await expect(copyOf(paidBy)).rejects.toMatchObject({ constraint: "subscriptions_live" });
  const past = `${paidBy} || '{"status": "expired", "ended_at": "2026-06-01", "due_at": "2026-06-01"}'`;
  await expect(copyOf(past)).rejects.toMatchObject({ code: "23514" });

  const period = (from: string, to: string, until = to) =>
    sql(
      `INSERT INTO subscription_periods SELECT $2, id, plan_id, 900, $3, $5, $4, anchor_day FROM subscriptions WHERE user_id = $1`,
      [seller.id, other, from, to, until],
    );
  await expect(period("2026-06-30", "2026-07-30")).rejects.toMatchObject({
    constraint: "subscription_periods_apart",
  });
  await expect(period("2026-08-30", "2026-08-01", "2026-09-30")).rejects.toMatchObject({ code: "23514" });
  await period("2026-07-01T12:00:00Z", "2026-08-01");

  const charge = (paymentId: string | null) =>
    sql(
      `INSERT INTO subscription_charges SELECT id, period_end, 1, $2, now() FROM subscriptions WHERE user_id = $1`,
      [seller.id, paymentId],
    );
  await charge(other);
  await expect(charge(null)).rejects.toMatchObject({ constraint: "subscription_charges_pkey" });
});
