// Invariants between the entries of the ledger and the rows they are about: an entry can sum to zero, leave every balance right,
// and still be about nothing, or be in another wallet than its row says.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, same } from "./compare-books.ts";

export const sourceChecks: readonly BookCheck[] = [
  {
    claim: "Every entry belongs to an existing row whose status matches it",
    of: "transactions",
    sql: `SELECT format('Transaction %s is for %s %s, which does not exist or has another status', t.id, source_type, source_id) AS fault
      FROM ledger_transactions t LEFT JOIN payments p ON p.id = source_id LEFT JOIN refunds r ON r.id = source_id
        LEFT JOIN orders o ON o.id = source_id LEFT JOIN payouts w ON w.id = source_id
        LEFT JOIN gift_cards g ON g.id = source_id LEFT JOIN gift_card_ends e ON e.id = source_id
        LEFT JOIN deposits d ON coalesce(d.appointment_id, d.id) = source_id
        LEFT JOIN orders numbered ON source_type = 'restock' AND numbered.number::text = t.order_number
      WHERE NOT coalesce(CASE source_type
        WHEN 'hold' THEN p.id IS NOT NULL
        WHEN 'unhold' THEN p.status NOT IN ('created', 'pending')
        WHEN 'payment' THEN p.status = 'succeeded' OR r.kind = 'overpaid'
        WHEN 'plan' THEN p.purpose = 'plan' AND p.status = 'succeeded'
        WHEN 'order' THEN o.paid_at IS NOT NULL
        WHEN 'release' THEN o.released_at IS NOT NULL
        WHEN 'order_refund' THEN r.kind = 'order' OR o.paid_at IS NOT NULL
        WHEN 'debt' THEN r.kind = 'order'
        WHEN 'restock' THEN numbered.paid_at IS NOT NULL
        WHEN 'refund' THEN r.id IS NOT NULL
        WHEN 'plan_refund' THEN r.kind = 'plan'
        WHEN 'deposit' THEN d.outcome IS NOT NULL
        WHEN 'gift_card' THEN g.id IS NOT NULL
        WHEN 'gift_card_end' THEN e.id IS NOT NULL
        WHEN 'payout' THEN w.status = 'paid'
        WHEN 'payout_hold' THEN w.id IS NOT NULL
        WHEN 'payout_return' THEN w.status IN ('failed', 'cancelled')
        ELSE source_type IN ('adjustment', 'collection', 'collection_undone') END, false)`,
  },
  {
    claim: "Every payment took as many credits as it says once it was paid, and none if it wasn't",
    of: "paid payments",
    sql: same(
      "Payment",
      "took credits of",
      IN_BOOKS,
      "SELECT id, credits FROM payments WHERE status = 'succeeded' AND credits > 0",
      `SELECT source_id, -sum(amount) FROM postings WHERE source_type IN ('hold', 'unhold', 'payment') AND user_id IS NOT NULL
       GROUP BY source_id HAVING sum(amount) <> 0`,
    ),
  },
  {
    claim: "Credits paid no more of a seller's debt than the refund took from the seller",
    of: "refunds of orders",
    sql: `SELECT format('Refund %s took %s from its seller, credits paid %s of the debt', source_id, coalesce(took, 0), paid) AS fault
      FROM (SELECT source_id, user_id, sum(amount) FILTER (WHERE source_type = 'debt' AND amount > 0) AS paid,
          -sum(amount) FILTER (WHERE source_type = 'order_refund') AS took
        FROM postings WHERE source_type IN ('debt', 'order_refund') AND user_id IS NOT NULL GROUP BY source_id, user_id) AS sides
      WHERE paid > coalesce(took, 0)`,
  },
  {
    claim: "Every payment in person is in the wallet of its store's owner",
    of: "payments in person",
    sql: `SELECT format('Payment in person %s is in the wallet of user %s, its store is user %s''s', collection_id, p.user_id,
        s.user_id) AS fault
      FROM appointments JOIN stores s ON s.id = store_id JOIN postings p ON p.source_type = 'collection' AND p.source_id = collection_id
      WHERE p.user_id <> s.user_id`,
  },
  {
    claim: "Every payment in person that was undone is gone from the wallet it was in",
    of: "payments in person",
    sql: `SELECT format('Payment in person %s was undone, and user %s still has %s of it', source_id, user_id, sum(amount)) AS fault
      FROM postings WHERE source_type IN ('collection', 'collection_undone') AND user_id IS NOT NULL
      GROUP BY source_id, user_id HAVING bool_or(source_type = 'collection_undone') AND sum(amount) <> 0`,
  },
];
