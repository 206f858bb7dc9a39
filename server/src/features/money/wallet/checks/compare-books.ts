// Builds queries that compare the ledger with the records it accounts for.

export const IN_BOOKS = "the books say";

/** Selects the differences between two lists of (id, amount) that should be equal. */
export const same = (what: string, said: string, found: string, expected: string, booked: string): string =>
  `SELECT format('${what} %s: ${said} %s, ${found} %s', coalesce(e.id, b.id), coalesce(e.amount, 0), coalesce(b.amount, 0)) AS fault
   FROM (${expected}) AS e (id, amount) FULL JOIN (${booked}) AS b (id, amount) ON b.id = e.id
   WHERE e.amount IS DISTINCT FROM b.amount`;

/** Selects what transactions of one source type moved on one kind of account, summed by source. */
export const moved = (source: string, account: string, sign = ""): string =>
  `SELECT source_id, ${sign}sum(amount) FROM postings JOIN accounts ON accounts.id = account_id
   WHERE source_type = '${source}' AND kind = '${account}' GROUP BY source_id`;
