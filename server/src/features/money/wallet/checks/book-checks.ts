// Invariants of the ledger, each as a query for the rows that violate it.
import type { Counted } from "../counted-rows.ts";

export interface BookCheck {
  /** The invariant, as the report prints it. */
  claim: string;
  /** The rows it is about; the report counts them. */
  of: Counted;
  /** Selects a column `fault` with one sentence for each violation. */
  sql: string;
}

/** Invariants within the ledger itself. */
export const ledgerChecks: readonly BookCheck[] = [
  {
    claim: "Every transaction sums to zero",
    of: "transactions",
    sql: `SELECT format('Transaction %s (%s %s) comes to %s%s%s', t.id, t.source_type, t.source_id,
        coalesce(sum(p.amount), 0), ' ' || a.currency,
        CASE WHEN count(p.id) < 2 THEN ' with fewer than two postings' END) AS fault
      FROM ledger_transactions t LEFT JOIN postings p ON p.transaction_id = t.id LEFT JOIN accounts a ON a.id = p.account_id
      GROUP BY t.id, a.currency HAVING coalesce(sum(p.amount), 0) <> 0 OR count(p.id) < 2`,
  },
  {
    claim: "Every posting is of its transaction's source and of its account's wallet",
    of: "postings",
    sql: `SELECT format('Posting %s says it is of %s %s and of user %s, and is not', p.id, p.source_type, p.source_id, p.user_id) AS fault
      FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id JOIN accounts a ON a.id = p.account_id
      WHERE (p.source_type, p.source_id) <> (t.source_type, t.source_id) OR p.user_id IS DISTINCT FROM a.user_id
        OR (p.line IS NOT NULL) <> (a.user_id IS NOT NULL AND a.kind NOT IN ('receivable', 'collected_elsewhere') AND p.type <> 'transfer')`,
  },
  {
    claim: "Every balance is the sum of its postings",
    of: "accounts",
    sql: `SELECT format('Account %s (%s of user %s) holds %s, its postings come to %s', a.id, a.kind, a.user_id, a.balance,
        coalesce(sum(p.amount), 0)) AS fault
      FROM accounts a LEFT JOIN postings p ON p.account_id = a.id AND a.user_id IS NOT NULL
      GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    claim: "Every posting says what its account held after it",
    of: "wallet postings",
    sql: `SELECT format('Posting %s says its account held %s after it, it was %s', id, balance_after, so_far) AS fault
      FROM (SELECT id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY seq) AS so_far
        FROM postings WHERE user_id IS NOT NULL) p
      WHERE balance_after IS DISTINCT FROM so_far`,
  },
  {
    claim: "The lines of every wallet are counted from 1 without a gap",
    of: "wallet lines",
    sql: `SELECT format('Line %s of the wallet of user %s (posting %s) should be its line %s', line, user_id, id, place) AS fault
      FROM (SELECT id, user_id, line, row_number() OVER (PARTITION BY user_id ORDER BY seq) AS place
        FROM postings WHERE line IS NOT NULL) p
      WHERE line <> place`,
  },
  {
    claim: "The rows of every figure of a wallet are counted from 1 without a gap",
    of: "wallet postings",
    sql: `SELECT format('Row %s of %s in the wallet of user %s follows %s others', nth, figure, user_id, before) AS fault
      FROM (SELECT nth, p.figure, p.user_id, row_number() OVER (PARTITION BY p.user_id, a.figure ORDER BY seq) - 1 AS before,
          a.figure AS should FROM postings p JOIN (
            SELECT id, CASE WHEN kind IN ('held', 'deposits') THEN 'pending' ELSE kind END AS figure FROM accounts WHERE user_id IS NOT NULL
          ) a ON a.id = p.account_id) AS rows
      WHERE nth IS DISTINCT FROM before + 1 OR figure IS DISTINCT FROM should`,
  },
  {
    claim: "Every line says what the wallet held after it",
    of: "wallet lines",
    sql: `SELECT format('Line %s of the wallet of user %s (posting %s) says %s, all so far come to %s', line, user_id, id,
        wallet_after, so_far) AS fault
      FROM (SELECT id, user_id, line, wallet_after, came_in, sum(amount) OVER lines AS so_far,
          sum(greatest(amount, 0)) OVER lines AS in_so_far
        FROM postings WHERE line IS NOT NULL WINDOW lines AS (PARTITION BY user_id ORDER BY line)) p
      WHERE wallet_after <> so_far OR came_in <> in_so_far`,
  },
  {
    claim: "The lines of every wallet sum to what is in it",
    of: "wallets",
    sql: `SELECT format('The wallet of user %s holds %s, its lines come to %s', user_id, holds, of_lines) AS fault
      FROM (SELECT a.user_id, sum(a.balance) AS holds, coalesce((SELECT sum(p.amount) FROM postings p
          WHERE p.user_id = a.user_id AND p.line IS NOT NULL), 0) AS of_lines
        FROM accounts a WHERE a.user_id IS NOT NULL AND a.kind NOT IN ('receivable', 'collected_elsewhere') GROUP BY a.user_id) wallets
      WHERE holds <> of_lines`,
  },
];
