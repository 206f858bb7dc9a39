// Invariants between the ledger and the payments for plans and credits.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, moved, same } from "./compare-books.ts";

export const planChecks: readonly BookCheck[] = [
  {
    claim: "Every payment for a plan that was paid is in the books, and no other one",
    of: "paid payments for plans and credits",
    sql: same(
      "Payment",
      "came to",
      IN_BOOKS,
      `SELECT id, amount + credits FROM payments WHERE purpose = 'plan' AND status = 'succeeded'
       AND id NOT IN (SELECT payment_id FROM refunds WHERE kind = 'late')`,
      moved("plan", "escrow", "-"),
    ),
  },
  {
    claim: "Every payment for credits brought those it said",
    of: "paid payments for plans and credits",
    sql: same(
      "Payment",
      "brought credits of",
      IN_BOOKS,
      "SELECT payment_id, credits FROM plan_payments WHERE credits > 0 AND receipt_number IS NOT NULL",
      `SELECT source_id, sum(amount) FROM postings WHERE source_type = 'plan' AND user_id IS NOT NULL GROUP BY source_id`,
    ),
  },
  {
    claim: "Every refund of a plan was taken from where the money had gone",
    of: "refunds of plans and credits",
    sql: same(
      "Refund",
      "came to",
      IN_BOOKS,
      "SELECT id, amount FROM refunds WHERE kind = 'plan'",
      moved("plan_refund", "escrow"),
    ),
  },
  {
    claim: "Every refund of credits took those that were brought",
    of: "refunds of plans and credits",
    sql: same(
      "Refund",
      "took credits of",
      IN_BOOKS,
      `SELECT refunds.id, plan_payments.credits FROM refunds JOIN plan_payments ON plan_payments.payment_id = refunds.payment_id
       WHERE refunds.kind = 'plan' AND plan_payments.credits > 0`,
      moved("plan_refund", "recharged", "-"),
    ),
  },
  {
    claim:
      "What went back outside of a payment for credits its buyer bears, the bonus aside, and no more than that",
    of: "disputes and refunds made at the gateway",
    sql: same(
      "Refund",
      "took",
      "from the wallet came",
      `SELECT refunds.id, refunds.amount FROM refunds JOIN plan_payments ON plan_payments.payment_id = refunds.payment_id
       WHERE refunds.kind IN ('dispute', 'outside') AND refunds.status = 'succeeded' AND plan_payments.credits > 0`,
      `SELECT source_id, -sum(postings.amount) FROM postings JOIN refunds ON refunds.id = source_id
         JOIN plan_payments ON plan_payments.payment_id = refunds.payment_id
       WHERE source_type IN ('refund', 'adjustment') AND refunds.kind IN ('dispute', 'outside')
         AND plan_payments.credits > 0
         AND (postings.user_id IS NOT NULL OR account_id IN (SELECT id FROM accounts WHERE kind = 'sales'))
       GROUP BY source_id HAVING sum(postings.amount) <> 0`,
    ),
  },
];
