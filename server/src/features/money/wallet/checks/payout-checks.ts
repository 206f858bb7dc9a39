// Invariants between the ledger and the payouts.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, moved, same } from "./compare-books.ts";

export const payoutChecks: readonly BookCheck[] = [
  {
    claim: "Every payout is what its rows come to",
    of: "payouts",
    sql: same(
      "Payout",
      "is",
      "its rows come to",
      "SELECT id, amount FROM payouts",
      "SELECT payout_id, sum(amount) FROM payout_rows GROUP BY payout_id",
    ),
  },
  {
    claim: "No row of the books is paid out twice, and none but its owner's earnings",
    of: "payout rows",
    sql: `SELECT format('Row %s came to %s of the %s of user %s, payouts take %s of it for %s', p.id, p.amount, a.kind, a.user_id,
        sum(r.amount), string_agg(o.user_id::text, ', ')) AS fault
      FROM payout_rows r JOIN payouts o ON o.id = r.payout_id JOIN postings p ON p.id = r.posting_id
        JOIN accounts a ON a.id = p.account_id
      GROUP BY p.id, a.id
      HAVING sum(r.amount) > p.amount OR a.kind <> 'earnings' OR bool_or(o.user_id IS DISTINCT FROM a.user_id)`,
  },
  {
    claim: "Every payout was kept from earnings, and nothing else",
    of: "payouts",
    sql: same(
      "Payout",
      "is",
      IN_BOOKS,
      "SELECT id, amount FROM payouts",
      moved("payout_hold", "earnings", "-"),
    ),
  },
  {
    claim: "Every payout that was paid left the books, and no other one",
    of: "paid payouts",
    sql: same(
      "Payout",
      "paid",
      IN_BOOKS,
      "SELECT id, amount FROM payouts WHERE status = 'paid'",
      moved("payout", "payouts"),
    ),
  },
  {
    claim: "Every payout that failed or was cancelled came back, and no other one",
    of: "failed and cancelled payouts",
    sql: same(
      "Payout",
      "gave back",
      IN_BOOKS,
      "SELECT id, amount FROM payouts WHERE status IN ('failed', 'cancelled')",
      moved("payout_return", "earnings"),
    ),
  },
];
