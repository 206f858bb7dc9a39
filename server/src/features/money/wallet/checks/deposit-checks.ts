// Invariants of deposits: between wallets, appointments and the order lines that they were paid with.
import type { BookCheck } from "./book-checks.ts";
import { same } from "./compare-books.ts";

export const depositChecks: readonly BookCheck[] = [
  {
    claim: "In every wallet are its deposits that are not earned yet, and nothing else is kept as one",
    of: "wallets",
    sql: same(
      "Wallet of user",
      "open deposits come to",
      "it keeps",
      "SELECT user_id, sum(share) FROM deposits WHERE outcome IS NULL GROUP BY user_id HAVING sum(share) <> 0",
      "SELECT user_id, balance FROM accounts WHERE kind = 'deposits' AND balance <> 0",
    ),
  },
  {
    claim: "Every appointment that is over has settled its deposit, and no other one has",
    of: "deposits",
    sql: `SELECT format('The deposit of appointment A-%s is %s, the appointment is %s', d.number,
        coalesce(d.outcome, 'open'), coalesce(a.status, 'gone')) AS fault
      FROM deposits d LEFT JOIN appointments a ON a.id = d.appointment_id
      WHERE d.appointment_id IS NOT NULL AND (d.outcome IS NULL) <> coalesce(a.status IN ('Pending', 'Confirmed'), false)
        AND (d.outcome, a.status) IS DISTINCT FROM ('returned', 'Confirmed')`,
  },
  {
    claim: "Every deposit was taken with a paid order, as much as its line says",
    of: "deposits",
    sql: same(
      "Deposit of appointment",
      "came to",
      "its order line says",
      "SELECT appointment_id, paid FROM deposits WHERE pack_line IS NULL",
      `SELECT appointment_id, price + tax * price / nullif(subtotal - orders.discount - due_later, 0)
       FROM order_items JOIN orders ON orders.id = order_id, LATERAL (SELECT (unit_price - unit_later) * quantity - (order_items.discount - discount_later) AS price) AS line
       WHERE paid_at IS NOT NULL AND unit_later BETWEEN 1 AND unit_price - 1 AND appointment_id IS NOT NULL AND price > 0`,
    ),
  },
  {
    claim: "Every paid pack has a deposit for each of its visits, and they come to what its line says",
    of: "deposits",
    sql: same(
      "Pack",
      "came to",
      "its order line says",
      `SELECT format('of %s visits in order %s, line %s', count(*), order_id, pack_line), sum(paid) FROM deposits
       WHERE pack_line IS NOT NULL GROUP BY order_id, pack_line`,
      `SELECT format('of %s visits in order %s, line %s', quantity, order_id, line),
         price + coalesce(tax * price / nullif(subtotal - orders.discount - due_later, 0), 0)
       FROM order_items JOIN orders ON orders.id = order_id, LATERAL (SELECT quantity * unit_price - order_items.discount AS price) AS line
       WHERE paid_at IS NOT NULL AND kind = 'pack'`,
    ),
  },
  {
    claim: "Every pack has returned as many visits as its line says",
    of: "deposits",
    sql: same(
      "Pack in order, line",
      "refunded visits are",
      "its line says",
      `SELECT format('%s %s', order_id, pack_line), count(*) FROM deposits
       WHERE pack_line IS NOT NULL AND outcome = 'returned' GROUP BY 1`,
      `SELECT format('%s %s', order_id, line), refunded_quantity FROM order_items
       WHERE kind = 'pack' AND refunded_quantity > 0`,
    ),
  },
];
