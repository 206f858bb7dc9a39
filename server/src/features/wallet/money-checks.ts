// What must hold between the books and what they are the books of: payments, orders, refunds and whose money is where.
import type { BookCheck } from "./book-checks.ts";

/** Two lists of (id, amount) that should be one. */
const same = (what: string, said: string, found: string, expected: string, booked: string): string =>
  `SELECT format('${what} %s: ${said} %s, ${found} %s', coalesce(e.id, b.id), coalesce(e.amount, 0), coalesce(b.amount, 0)) AS fault
   FROM (${expected}) AS e (id, amount) FULL JOIN (${booked}) AS b (id, amount) ON b.id = e.id
   WHERE e.amount IS DISTINCT FROM b.amount`;

/** What transactions of a kind of source moved on a kind of account, source by source. */
const moved = (source: string, account: string, sign = ""): string =>
  `SELECT source_id, ${sign}sum(amount) FROM postings JOIN accounts ON accounts.id = account_id
   WHERE source_type = '${source}' AND kind = '${account}' GROUP BY source_id`;

const IN_BOOKS = "the books say";
const earning = "total - wholesale - fee - (refunded - refunded_wholesale - refunded_fee)";

export const moneyChecks: readonly BookCheck[] = [
  {
    claim: "Every payment that succeeded is in the books, and nothing else came in",
    sql: same(
      "Payment",
      "came to",
      IN_BOOKS,
      `SELECT id, amount + credits FROM payments WHERE status = 'succeeded'
       UNION ALL SELECT id, amount FROM refunds WHERE kind = 'overpaid'`,
      moved("payment", "escrow"),
    ),
  },
  {
    claim: "Every payment is as much as its orders",
    sql: same(
      "Payment",
      "came to",
      "its orders come to",
      `SELECT id, amount + credits FROM payments WHERE purpose = 'order' AND status = 'succeeded'
       AND id NOT IN (SELECT payment_id FROM refunds WHERE kind = 'late')`,
      `SELECT payment_id, sum(total) FROM orders JOIN payments ON payments.id = payment_id
       WHERE payments.status = 'succeeded' AND payment_id NOT IN (SELECT payment_id FROM refunds WHERE kind = 'late')
       GROUP BY payment_id`,
    ),
  },
  {
    claim: "Every order that was paid is in the books, and no other one",
    sql: same(
      "Order",
      "came to",
      IN_BOOKS,
      "SELECT id, total FROM orders WHERE paid_at IS NOT NULL",
      moved("order", "escrow", "-"),
    ),
  },
  {
    claim: "Every refund that was asked for was taken from where the money had gone",
    sql: same(
      "Refund",
      "came to",
      IN_BOOKS,
      "SELECT id, amount FROM refunds WHERE kind = 'order'",
      `SELECT id, amount FROM (${moved("order_refund", "escrow")}) AS back (id, amount)`,
    ),
  },
  {
    claim: "Every refund that was carried out is in the books, and no other one",
    sql: same(
      "Refund",
      "gave back",
      IN_BOOKS,
      "SELECT id, amount FROM refunds WHERE status = 'succeeded' AND kind <> 'dispute'",
      moved("refund", "escrow", "-"),
    ),
  },
  {
    claim: "Every refund to credits came to the buyer's",
    sql: same(
      "Refund",
      "gave credits of",
      IN_BOOKS,
      "SELECT id, to_credits FROM refunds WHERE status = 'succeeded' AND to_credits > 0",
      moved("refund", "recharged"),
    ),
  },
  {
    claim: "Every dispute that is not won is in the books, and no other one",
    sql: same(
      "Dispute",
      "took",
      IN_BOOKS,
      "SELECT id, amount FROM refunds WHERE status = 'succeeded' AND kind = 'dispute'",
      `SELECT source_id, -sum(postings.amount) FROM postings JOIN accounts ON accounts.id = account_id
         JOIN refunds ON refunds.id = source_id AND refunds.kind = 'dispute'
       WHERE source_type IN ('refund', 'adjustment') AND accounts.kind = 'adjustments'
       GROUP BY source_id HAVING sum(postings.amount) <> 0`,
    ),
  },
  {
    claim: "Every payment has given back what its refunds come to",
    sql: same(
      "Payment",
      "gave back",
      "its refunds come to",
      "SELECT id, refunded FROM payments WHERE refunded > 0",
      `SELECT payment_id, sum(amount) FROM refunds
       WHERE kind IN ('order', 'late') OR kind = 'dispute' AND status = 'succeeded' GROUP BY payment_id`,
    ),
  },
  {
    claim: "Every order has given back what its refunds come to",
    sql: same(
      "Order",
      "gave back",
      "its refunds come to",
      "SELECT id, refunded FROM orders WHERE refunded > 0",
      "SELECT order_id, sum(amount) FROM refunds WHERE order_id IS NOT NULL AND kind = 'order' GROUP BY order_id",
    ),
  },
  {
    claim: "Escrow holds what is asked back and not carried out yet, and nothing else",
    sql: `SELECT format('Escrow holds %s, refunds that are not carried out come to %s', holds, asked) AS fault
      FROM (SELECT coalesce(sum(amount), 0) AS holds FROM postings JOIN accounts ON accounts.id = account_id
          WHERE kind = 'escrow') AS escrow,
        (SELECT coalesce(sum(amount), 0) AS asked FROM refunds WHERE status <> 'succeeded' AND kind <> 'dispute') AS open
      WHERE holds <> asked`,
  },
  {
    claim: "Every wallet keeps the credits of its open payments, and no others",
    sql: same(
      "Wallet of user",
      "open payments take",
      "it keeps",
      `SELECT user_id, sum(credits) FROM payments WHERE status IN ('created', 'pending') AND credits > 0 GROUP BY user_id`,
      "SELECT user_id, balance FROM accounts WHERE kind = 'held' AND balance <> 0",
    ),
  },
  {
    claim: "In every wallet is pending what its orders earned and was not released",
    sql: same(
      "Wallet of user",
      "orders that are not released earned",
      "pending is",
      `SELECT user_id, sum(greatest(${earning}, 0)) FROM orders JOIN stores ON stores.id = store_id
       WHERE paid_at IS NOT NULL AND released_at IS NULL GROUP BY user_id HAVING sum(greatest(${earning}, 0)) <> 0`,
      "SELECT user_id, balance FROM accounts WHERE kind = 'pending' AND balance <> 0",
    ),
  },
];
