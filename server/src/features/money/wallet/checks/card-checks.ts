// Invariants of fees that are charged to saved cards.
import type { BookCheck } from "./book-checks.ts";
import { same } from "./compare-books.ts";

export const cardChecks: readonly BookCheck[] = [
  {
    claim:
      "Every fee of a missed or late cancelled appointment is one order and one payment, as much as it says",
    of: "fees charged to saved cards",
    sql: same(
      "Fee of order",
      "was to be",
      "its order and payment come to",
      "SELECT fee_order_id, fee FROM appointment_cards WHERE fee IS NOT NULL",
      `SELECT o.id, CASE WHEN p.amount = o.total AND p.credits = 0 THEN p.amount ELSE -1 END
       FROM payments p LEFT JOIN orders o ON o.payment_id = p.id WHERE p.purpose = 'fee'`,
    ),
  },
  {
    claim:
      "A fee is charged only for an appointment that was missed or cancelled, and to the card that was saved for it",
    of: "fees charged to saved cards",
    sql: `SELECT format('Appointment %s is %s, its fee is %s', c.appointment_id, coalesce(a.status, 'gone'), c.fee) AS fault
      FROM appointment_cards c LEFT JOIN appointments a ON a.id = c.appointment_id
        JOIN orders o ON o.id = c.fee_order_id JOIN payments p ON p.id = o.payment_id
      WHERE a.status IS DISTINCT FROM CASE c.fee_reason WHEN 'no_show' THEN 'No-show' ELSE 'Cancelled' END
        OR p.method_id IS DISTINCT FROM c.method_id`,
  },
  {
    claim: "Every appointment that was booked with a saved card says which, and no other one does",
    of: "saved cards",
    sql: `SELECT format('Appointment %s of order %s: %s', coalesce(i.appointment_id, c.appointment_id), coalesce(i.order_id, c.order_id),
        CASE WHEN c.appointment_id IS NULL THEN 'no card' ELSE 'a card that its order knows nothing of' END) AS fault
      FROM (SELECT order_id, appointment_id FROM order_items JOIN orders ON orders.id = order_id
          WHERE paid_at IS NOT NULL AND unit_price > 0 AND unit_later = unit_price AND appointment_id IS NOT NULL) AS i
        FULL JOIN appointment_cards c USING (appointment_id)
      WHERE i.order_id IS DISTINCT FROM c.order_id`,
  },
];
