// Two concurrent plan refunds by one account with a purchase in between: tests the lock that serialises them.
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { eventually } from "#test/eventually.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";

const GATE = 47;

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling();
  // Stops a refund at its last write, before it commits.
  await billing.server.database.sql(`
    CREATE FUNCTION at_the_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${GATE}); RETURN NEW; END $$;
    CREATE TRIGGER at_the_gate BEFORE INSERT ON audit_entries FOR EACH ROW
      WHEN (NEW.event = 'purchase_refunded') EXECUTE FUNCTION at_the_gate()`);
});
afterAll(() => billing.server.close());

const waiting = async (): Promise<number> => {
  const [row] = await billing.server.database.sql<{ n: string }>(
    `SELECT count(*) AS n FROM pg_locks JOIN pg_database ON pg_database.oid = database
     WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  );
  return Number(row?.n);
};
const untilWaiting = (n: number) => eventually(async () => expect(await waiting()).toBe(n));

test("once a year holds for two refunds at once, of a plan that is over and of one that is bought meanwhile", async () => {
  const ada = await billing.seller();
  const first = await billing.paid(ada, "starter-month");
  await call(
    billing.server,
    subscription.cancel,
    { body: { atPeriodEnd: false } },
    await billing.callerOf(ada),
  );
  const { paymentId: second } = await billing.buy(ada, "pro-month");
  await billing.choose(second);
  const answers = await billing.deps.db.transaction(async (gate) => {
    await gate.execute(sql`SELECT pg_advisory_xact_lock(${GATE})`);
    const ofFirst = billing.refund(ada, first);
    await untilWaiting(1);
    expect(await billing.verify(ada, second)).toBe("success");
    const ofSecond = billing.refund(ada, second);
    await untilWaiting(2);
    return [ofFirst, ofSecond];
  });
  const [ofFirst, ofSecond] = await Promise.all(answers);
  expect(ofFirst?.status).toBe(200);
  expect(ofSecond).toMatchObject({
    status: 409,
    code: "not_refundable",
    error: "Plans can be refunded once a year. Your last refund was on June 1, 2026.",
  });
  expect([await billing.refundsOf(first), await billing.refundsOf(second)]).toMatchObject([[{}], []]);
});
