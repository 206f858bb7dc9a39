// Each claim about plans reports the rows that violate it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, untried } from "#test/broken-books.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { planChecks } from "./plan-checks.ts";

let billing: TestBilling;
let owner: pg.Client;
const ids: Record<"pack" | "back" | "month" | "disputed" | "dispute", Id> = {
  pack: "",
  back: "",
  month: "",
  disputed: "",
  dispute: "",
};

beforeAll(async () => {
  billing = await testBilling();
  owner = new pg.Client({ connectionString: billing.server.database.ownerUrl });
  await owner.connect();
  const ada = await billing.seller();
  ids.month = await billing.paid(ada, "starter-month");
  ids.pack = await billing.paid(ada, "credits-25");
  ids.back = (await billing.refund(ada, ids.pack)).data!.refundId;
  ids.disputed = await billing.paid(ada, "credits-50");
  const { chargeId } = await billing.payment(ids.disputed);
  await billing.tell("dispute.opened", { charge_id: chargeId, amount: 5000, currency: "USD" });
  ids.dispute = (await billing.refundsOf(ids.disputed))[0]?.id ?? "";
});
afterAll(async () => {
  await owner.end();
  await billing.server.close();
});

/**
 * Statements that only the database owner can run and that are rolled back: the claim each violates, and the
 * expected fault.
 */
const breaks: [claim: string, how: string, named: () => string][] = [
  [
    "Every payment for a plan that was paid is in the books, and no other one",
    "UPDATE payments SET amount = 901 WHERE amount = 900",
    () => `Payment ${ids.month}: came to 901, the books say 900`,
  ],
  [
    "Every payment for a plan that was paid is in the books, and no other one",
    "UPDATE payments SET status = 'failed', settled_at = NULL WHERE amount = 900",
    () => `Payment ${ids.month}: came to 0, the books say 900`,
  ],
  [
    "Every payment for credits brought those it said",
    "UPDATE plan_payments SET credits = 2501 WHERE credits = 2500",
    () => `Payment ${ids.pack}: brought credits of 2501, the books say 2500`,
  ],
  [
    "Every payment for credits brought those it said",
    "UPDATE plan_payments SET receipt_number = NULL WHERE credits = 2500",
    () => `Payment ${ids.pack}: brought credits of 0, the books say 2500`,
  ],
  [
    "Every refund of a plan was taken from where the money had gone",
    "UPDATE refunds SET amount = 2499, to_gateway = 2499 WHERE kind = 'plan'",
    () => `Refund ${ids.back}: came to 2499, the books say 2500`,
  ],
  [
    "Every refund of credits took those that were brought",
    "UPDATE postings SET amount = -2400 WHERE source_type = 'plan_refund' AND user_id IS NOT NULL",
    () => `Refund ${ids.back}: took credits of 2500, the books say 2400`,
  ],
  [
    "What went back outside of a payment for credits its buyer bears, the bonus aside, and no more than that",
    "UPDATE postings SET amount = -5001 WHERE source_type = 'refund' AND amount = -5000 AND user_id IS NOT NULL",
    () => `Refund ${ids.dispute}: took 5000, from the wallet came 5001`,
  ],
];

test.each(breaks)("%s: %s", async (claim, how, named) => {
  expect(await faultsOf(owner, claim, how)).toEqual([named()]);
});

test("each claim is broken once", () => {
  expect(untried(planChecks, breaks)).toEqual([]);
});
