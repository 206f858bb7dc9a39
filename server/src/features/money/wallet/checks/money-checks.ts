// Invariants between the ledger and payments, orders, refunds and wallets.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, moved, same } from "./compare-books.ts";

/** Refunds that we requested, as opposed to disputes and refunds made at the gateway. */
const isOurs = "kind NOT IN ('dispute', 'outside')";
const earning = "total - due_later - wholesale - fee - (refunded - refunded_wholesale - refunded_fee)";

export const moneyChecks: readonly BookCheck[] = [
  {
    claim: "Every payment that succeeded is in the books, and nothing else came in",
    of: "paid payments",
    sql: same(
      "Payment",
      "came to",
      IN_BOOKS,
      `SELECT id, amount + credits + gift_cards FROM payments WHERE status = 'succeeded' AND amount + credits + gift_cards > 0
       UNION ALL SELECT id, amount FROM refunds WHERE kind = 'overpaid'`,
      moved("payment", "escrow"),
    ),
  },
  {
    claim: "Every payment is as much as its orders",
    of: "paid payments for orders",
    sql: same(
      "Payment",
      "came to",
      "its orders come to",
      `SELECT id, amount + credits + gift_cards FROM payments WHERE purpose IN ('order', 'fee') AND status = 'succeeded'
       AND id NOT IN (SELECT payment_id FROM refunds WHERE kind = 'late')`,
      `SELECT payment_id, sum(total - due_later) FROM orders JOIN payments ON payments.id = payment_id
       WHERE payments.status = 'succeeded' AND payment_id NOT IN (SELECT payment_id FROM refunds WHERE kind = 'late')
       GROUP BY payment_id`,
    ),
  },
  {
    claim: "Every order that was paid is in the books, and no other one",
    of: "paid orders",
    sql: same(
      "Order",
      "came to",
      IN_BOOKS,
      "SELECT id, total - due_later FROM orders WHERE paid_at IS NOT NULL AND total > due_later",
      moved("order", "escrow", "-"),
    ),
  },
  {
    claim: "Every refund that was asked for was taken from where the money had gone",
    of: "refunds of orders",
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
    of: "completed refunds",
    sql: same(
      "Refund",
      "gave back",
      IN_BOOKS,
      `SELECT id, amount FROM refunds WHERE status = 'succeeded' AND ${isOurs}`,
      moved("refund", "escrow", "-"),
    ),
  },
  {
    claim: "Every refund to credits came to the buyer's",
    of: "completed refunds to credits",
    sql: same(
      "Refund",
      "gave credits of",
      IN_BOOKS,
      "SELECT id, to_credits FROM refunds WHERE status = 'succeeded' AND to_credits > 0",
      `SELECT id, amount FROM (${moved("refund", "recharged")}) AS back (id, amount)
       WHERE id IN (SELECT id FROM refunds WHERE ${isOurs})`,
    ),
  },
  {
    claim:
      "What banks took, or somebody gave back at the gateway, is in the books unless it came again, and nothing else",
    of: "disputes and refunds made at the gateway",
    sql: same(
      "Refund",
      "took",
      IN_BOOKS,
      `SELECT id, amount FROM refunds WHERE status = 'succeeded' AND NOT ${isOurs}`,
      `SELECT source_id, sum(postings.amount) FROM postings JOIN accounts ON accounts.id = account_id
         JOIN refunds ON refunds.id = source_id AND refunds.kind IN ('dispute', 'outside')
       WHERE source_type IN ('refund', 'adjustment') AND accounts.kind = 'gateway'
       GROUP BY source_id HAVING sum(postings.amount) <> 0`,
    ),
  },
  {
    claim: "Every payment has given back what its refunds come to",
    of: "refunded payments",
    sql: same(
      "Payment",
      "gave back",
      "its refunds come to",
      "SELECT id, refunded FROM payments WHERE refunded > 0",
      `SELECT payment_id, sum(amount - to_gift_cards) FROM refunds WHERE amount > to_gift_cards AND (kind IN ('order', 'plan', 'late') OR NOT ${isOurs} AND status = 'succeeded') GROUP BY payment_id`,
    ),
  },
  {
    claim: "Every order has given back what its refunds come to",
    of: "refunded orders",
    sql: same(
      "Order",
      "gave back",
      "its refunds come to",
      "SELECT id, refunded FROM orders WHERE refunded > 0",
      "SELECT order_id, sum(amount) FROM refunds WHERE order_id IS NOT NULL AND kind = 'order' GROUP BY order_id",
    ),
  },
  {
    claim: "Every order's goods cost what the books say, less those that are in stock again",
    of: "paid orders",
    sql: same(
      "Order number",
      "goods come to",
      IN_BOOKS,
      `SELECT number::text, wholesale - refunded_wholesale FROM orders
       WHERE paid_at IS NOT NULL AND store_id IS NOT NULL AND wholesale > refunded_wholesale`,
      `SELECT order_number, sum(postings.amount) FROM postings JOIN accounts ON accounts.id = account_id
         JOIN ledger_transactions ON ledger_transactions.id = transaction_id
       WHERE kind = 'wholesale' GROUP BY order_number HAVING sum(postings.amount) <> 0`,
    ),
  },
  {
    claim: "Escrow holds what is asked back and not carried out yet, and nothing else",
    of: "open refunds",
    sql: `SELECT format('Escrow holds %s, refunds that are not carried out come to %s', holds, asked) AS fault
      FROM (SELECT coalesce(sum(amount), 0) AS holds FROM postings JOIN accounts ON accounts.id = account_id
          WHERE kind = 'escrow') AS escrow,
        (SELECT coalesce(sum(amount), 0) AS asked FROM refunds WHERE status <> 'succeeded' AND ${isOurs}) AS open
      WHERE holds <> asked`,
  },
  {
    claim: "Every wallet keeps what its open payments and payouts take, and nothing else",
    of: "wallets",
    sql: same(
      "Wallet of user",
      "open payments and payouts take",
      "it keeps",
      `SELECT user_id, sum(amount) FROM (
         SELECT user_id, credits FROM payments WHERE status IN ('created', 'pending') AND credits > 0
         UNION ALL SELECT user_id, amount FROM payouts WHERE status IN ('requested', 'processing')
       ) AS open (user_id, amount) GROUP BY user_id`,
      "SELECT user_id, balance FROM accounts WHERE kind = 'held' AND balance <> 0",
    ),
  },
  {
    claim: "In every wallet is pending what its orders earned and was not released",
    of: "wallets",
    sql: same(
      "Wallet of user",
      "orders that are not released earned",
      "pending is",
      `SELECT user_id, sum(pending) FROM (
         SELECT stores.user_id, greatest(${earning} - coalesce((SELECT sum(share) FROM deposits
           WHERE order_id = orders.id AND outcome IS NULL), 0), 0) AS pending
         FROM orders JOIN stores ON stores.id = store_id WHERE paid_at IS NOT NULL AND released_at IS NULL
       ) AS sold GROUP BY user_id HAVING sum(pending) <> 0`,
      "SELECT user_id, balance FROM accounts WHERE kind = 'pending' AND balance <> 0",
    ),
  },
  {
    claim: "Every order is found by what it says now",
    of: "orders",
    sql: `SELECT format('Order %s is searched as something else', o.number) AS fault
      FROM orders o LEFT JOIN order_search s USING (number)
      WHERE (s.store_id, s.status, s.placed_at, s.words) IS DISTINCT FROM (o.store_id, o.status, o.placed_at, order_words(o))
        AND EXISTS (SELECT FROM order_items WHERE order_id = o.id)`,
  },
  {
    claim: "Every store has as many orders and appointments of each status as its lists say",
    of: "orders and appointments",
    sql: `SELECT format('Store %s has %s %s that are %s, its list says %s', store_id, coalesce(has, 0), list, status,
        coalesce(says, 0)) AS fault
      FROM (
        SELECT 'orders' AS list, store_id, status, count(*) AS has FROM orders WHERE store_id IS NOT NULL GROUP BY 1, 2, 3
        UNION ALL
        SELECT 'appointments', store_id, status, count(*) FROM appointments WHERE status <> 'Held' GROUP BY 1, 2, 3
      ) AS had
      FULL JOIN (
        SELECT list, store_id, status, sum(change) AS says FROM status_counts GROUP BY 1, 2, 3 HAVING sum(change) <> 0
      ) AS said USING (list, store_id, status)
      WHERE has IS DISTINCT FROM says`,
  },
  {
    claim: "Every payment in person is in the books, outside the wallet, and no other one",
    of: "payments in person",
    sql: same(
      "Payment in person",
      "came to",
      IN_BOOKS,
      "SELECT collection_id, collected_amount + collected_tip FROM appointments WHERE collection_id IS NOT NULL",
      `SELECT source_id, sum(amount) FROM postings JOIN accounts ON accounts.id = account_id
       WHERE source_type IN ('collection', 'collection_undone') AND kind = 'collected_elsewhere'
       GROUP BY source_id HAVING sum(amount) <> 0`,
    ),
  },
  {
    claim: "Every appointment that was paid online says what its order line was paid",
    of: "orders and appointments",
    sql: same(
      "Appointment",
      "says",
      "its order says",
      "SELECT id, paid FROM appointments WHERE paid > 0",
      `SELECT appointment_id, CASE WHEN refunded_quantity < quantity THEN (unit_price - unit_later) * quantity - (order_items.discount - discount_later) ELSE kept END
         FROM order_items JOIN orders ON orders.id = order_id
         JOIN appointments ON appointments.id = appointment_id AND appointments.status <> 'Held'
       WHERE orders.paid_at IS NOT NULL AND (unit_price - unit_later) * quantity > order_items.discount - discount_later
         AND (refunded_quantity < quantity OR (kept > 0 AND orders.refunded < orders.total - orders.due_later))
       UNION ALL
       SELECT deposits.appointment_id, (unit_price * quantity - order_items.discount) / quantity FROM deposits JOIN order_items USING (order_id)
       WHERE pack_line = line AND unit_price * quantity - order_items.discount >= quantity AND deposits.appointment_id IS NOT NULL AND outcome IS DISTINCT FROM 'returned'`,
    ),
  },
];
