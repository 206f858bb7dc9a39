// Invariants of each deposit, order and payment. A wallet's sums can be right although one order lacks an entry, if another has
// one too many.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, moved, same } from "./compare-books.ts";

const earning = "total - due_later - wholesale - fee - (refunded - refunded_wholesale - refunded_fee)";

export const settlementChecks: readonly BookCheck[] = [
  {
    claim: "Every order put its deposits aside, and no other one",
    of: "paid orders",
    sql: same(
      "Order",
      "deposits come to",
      IN_BOOKS,
      "SELECT order_id, sum(share) FROM deposits GROUP BY order_id HAVING sum(share) <> 0",
      moved("order", "deposits"),
    ),
  },
  {
    claim: "Every deposit that is settled was taken out of the deposits once, and no open one",
    of: "deposits",
    sql: same(
      "Deposit",
      "settled comes to",
      IN_BOOKS,
      "SELECT coalesce(appointment_id, id), share FROM deposits WHERE outcome IS NOT NULL AND share <> 0",
      moved("deposit", "deposits", "-"),
    ),
  },
  {
    claim: "No deposit gave back more than was paid, and none that is open or earned gave back anything",
    of: "deposits",
    sql: `SELECT format('Deposit %s of %s is %s and gave back %s', id, paid, coalesce(outcome, 'open'), returned) AS fault
      FROM deposits WHERE returned < 0 OR returned > paid OR (returned > 0 AND coalesce(outcome, 'earned') = 'earned')`,
  },
  {
    claim: "No visit of a pack that isn't booked was kept before it expired",
    of: "deposits",
    sql: `SELECT format('Visit %s was kept at %s, it expires at %s', id, settled_at, expires_at) AS fault
      FROM deposits WHERE outcome = 'kept' AND appointment_id IS NULL AND (settled_at < expires_at) IS NOT FALSE`,
  },
  {
    claim: "Of every order is pending what it earned and was not released",
    of: "paid orders",
    sql: same(
      "Order",
      "pending comes to",
      IN_BOOKS,
      `SELECT id, pending FROM (
         SELECT id, greatest(${earning} - coalesce((SELECT sum(share) FROM deposits
           WHERE order_id = orders.id AND outcome IS NULL), 0), 0) AS pending
         FROM orders WHERE paid_at IS NOT NULL AND released_at IS NULL AND store_id IS NOT NULL
       ) AS sold WHERE pending <> 0`,
      `SELECT orders.id, sum(postings.amount) FROM postings JOIN accounts ON accounts.id = account_id
         JOIN ledger_transactions AS step ON step.id = transaction_id
         LEFT JOIN deposits ON step.source_type = 'deposit' AND coalesce(deposits.appointment_id, deposits.id) = step.source_id
         JOIN orders ON orders.id = deposits.order_id OR orders.number::text = step.order_number
       WHERE kind = 'pending' AND orders.store_id IS NOT NULL GROUP BY orders.id HAVING sum(postings.amount) <> 0`,
    ),
  },
  {
    claim: "Of every open payment its credits are kept, and of no other one",
    of: "paid payments",
    sql: same(
      "Payment",
      "open credits come to",
      IN_BOOKS,
      "SELECT id, credits FROM payments WHERE status IN ('created', 'pending') AND credits > 0",
      `SELECT source_id, sum(amount) FROM postings JOIN accounts ON accounts.id = account_id
       WHERE source_type IN ('hold', 'unhold', 'payment') AND kind = 'held' GROUP BY source_id HAVING sum(amount) <> 0`,
    ),
  },
  {
    claim: "Credits paid a seller's debt only for a refund that is there",
    of: "refunds of orders",
    sql: `SELECT format('Transaction %s is for refund %s, which is not there', t.id, t.source_id) AS fault
      FROM ledger_transactions t LEFT JOIN refunds ON refunds.id = t.source_id
      WHERE source_type = 'debt' AND refunds.id IS NULL`,
  },
];
