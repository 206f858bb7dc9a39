// Invariants between single steps of the books and what they settle: where the wallets as a whole are right, one step may
// still be missing for one order, payment or deposit while another has one too many.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, moved, same } from "./compare-books.ts";

/** What of a deposit's order line was paid for it and the ones before it: for the nth visit of a pack, for `nth` visits. */
const priceUpTo = (nth: string) => `((${nth}) * price - div(off::numeric * (${nth}), count))`;
const upTo = (nth: string) =>
  `${priceUpTo(nth)} + coalesce(div(tax::numeric * ${priceUpTo(nth)}, nullif(taxed, 0)), 0)`;

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
    claim: "Every deposit is what its order line says, and so is its seller's share",
    of: "deposits",
    // The shares of an order come to no more than it earns, so those of the last lines may be less.
    sql: `SELECT format('Deposit %s: paid %s with a share of %s, its order line says %s with a share of %s',
        deposit, paid, share, should_pay, least(shares, most) - least(shares - own, most)) AS fault
      FROM (SELECT *, sum(own) OVER (PARTITION BY order_id ORDER BY line, nth) AS shares
        FROM (SELECT *, upto - before AS should_pay, upto - before - coalesce(div(fee * upto, whole) - div(fee * before, whole), 0) AS own
          FROM (SELECT *, ${upTo("nth")} AS upto, ${upTo("nth - 1")} AS before
            FROM (SELECT coalesce(d.appointment_id, d.id) AS deposit, d.order_id, paid, share, line, coalesce(nth, 1) AS nth,
                CASE WHEN pack_line IS NULL THEN (unit_price - unit_later) * quantity ELSE unit_price END AS price,
                i.discount - discount_later AS off, CASE WHEN pack_line IS NULL THEN 1 ELSE quantity END AS count,
                tax, subtotal - o.discount - due_later AS taxed, fee::numeric, nullif(total - due_later, 0) AS whole,
                greatest(total - due_later - wholesale - fee, 0) AS most
              FROM deposits d JOIN orders o ON o.id = d.order_id JOIN order_items i ON i.order_id = d.order_id
                AND (i.line = pack_line OR pack_line IS NULL AND i.appointment_id = d.appointment_id)
            ) AS lines) AS sums) AS parts) AS shared
      WHERE (paid, share) IS DISTINCT FROM (should_pay, least(shares, most) - least(shares - own, most))`,
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
    claim:
      "Only deposits of which their order line keeps a part gave back a part, until the order gave back all",
    of: "deposits",
    sql: `SELECT format('Deposit %s of %s is %s and gave back %s, its order line keeps %s', d.id, paid, coalesce(outcome, 'open'),
        returned, coalesce(kept, 0)) AS fault
      FROM deposits d JOIN orders o ON o.id = d.order_id
        LEFT JOIN order_items i ON i.order_id = d.order_id AND i.appointment_id = d.appointment_id AND pack_line IS NULL
      WHERE returned > paid OR (coalesce(kept, 0) > 0) <> (returned > 0 AND outcome IS NOT DISTINCT FROM 'kept')
        OR (returned > 0 AND outcome IS DISTINCT FROM 'kept' AND (outcome IS DISTINCT FROM 'returned' OR refunded < total - due_later))`,
  },
  {
    claim: "Every part of a deposit that was given back is a refund of its order",
    of: "deposits",
    sql: `SELECT format('Order %s: %s deposits gave back %s each, its refunds of as much are %s', order_id, gave, amount,
        coalesce(refunds, 0)) AS fault
      FROM (SELECT order_id, returned AS amount, count(*) AS gave FROM deposits WHERE returned > 0 GROUP BY 1, 2) AS d
        LEFT JOIN (SELECT order_id, amount, count(*) AS refunds FROM refunds WHERE kind = 'order' GROUP BY 1, 2) AS r
          USING (order_id, amount)
      WHERE gave > coalesce(refunds, 0)`,
  },
  {
    claim: "No visit of a pack that isn't booked was earned, or kept before it expired",
    of: "deposits",
    sql: `SELECT format('Visit %s was %s at %s, it expires at %s', id, outcome, settled_at, expires_at) AS fault
      FROM deposits WHERE appointment_id IS NULL
        AND (outcome = 'earned' OR outcome = 'kept' AND (settled_at < expires_at) IS NOT FALSE)`,
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
];
