// Which ledger rows a payout takes out. Earnings leave in the order in which they came in. What is left is
// therefore what came in last; everything older has left already, wherever it went.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, execute, prepared } from "#kernel/database/db.ts";
import type { PayoutRow } from "./payouts.repository.ts";

/**
 * $1: the user, $2: how much to take, oldest first, $3: the payout it is for, $4: what is held for that
 * already.
 */
const FREE = `
  WITH last AS (
    SELECT p.at, p.seq FROM payout_rows r JOIN postings p ON p.id = r.posting_id
    WHERE r.payout_id = (
      SELECT id FROM payouts WHERE user_id = $1 AND id IS DISTINCT FROM $3::uuid ORDER BY id DESC LIMIT 1
    )
    ORDER BY p.at DESC, p.seq DESC LIMIT 1
  ), came AS (
    SELECT p.id, p.transaction_id, p.at, p.seq, p.amount, a.balance + $4::bigint AS balance,
      sum(p.amount) OVER (ORDER BY p.at DESC, p.seq DESC) - p.amount AS newer
    FROM postings p JOIN accounts a ON a.id = p.account_id
    WHERE a.user_id = $1 AND a.kind = 'earnings' AND p.amount > 0
      -- Before the last row of an earlier payout there is nothing left.
      AND (p.at, p.seq) >= (coalesce((SELECT at FROM last), '-infinity'), coalesce((SELECT seq FROM last), 0))
  ), free AS (
    SELECT *, least(amount, balance - newer) AS rest, greatest(balance - newer - amount, 0) AS older
    FROM came WHERE newer < balance
  ), taken AS (
    SELECT id, transaction_id, at, seq, least(rest, $2::bigint - older)::bigint AS amount
    FROM free WHERE older < $2::bigint
  )`;

/** Inserts the rows of a payout that was just written, in the transaction that holds its money. */
export async function insertPayoutRows(tx: Db, { id, userId, amount }: PayoutRow): Promise<void> {
  const statement = `${FREE} INSERT INTO payout_rows (payout_id, posting_id, amount) SELECT $3::uuid, id, amount FROM taken`;
  await execute(tx, statement, [userId, amount, id, amount]);
}

export interface TakenPosting {
  id: Id;
  at: Date;
  description: string;
  orderNumber: string | null;
  amount: number;
}

interface Page {
  limit: number;
  offset: number;
}

type Read = Record<"id" | "at" | "description" | "amount", string> & { orderNumber: string | null };

/** Oldest first, with their total number. */
async function read(
  db: Db,
  { name, taken, values }: { name: string; taken: string; values: unknown[] },
  { limit, offset }: Page,
): Promise<{ rows: TakenPosting[]; count: number }> {
  const page = `${taken} SELECT taken.id, taken.at, taken.amount, description, order_number AS "orderNumber"
    FROM taken JOIN ledger_transactions t ON t.id = transaction_id
    ORDER BY taken.at, taken.seq LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const [rows, [counted]] = await Promise.all([
    prepared<Read>(db, `${name}-page`, page, [...values, limit, offset]),
    prepared<{ count: string }>(db, `${name}-count`, `${taken} SELECT count(*) FROM taken`, values),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, at: new Date(row.at), amount: Number(row.amount) })),
    count: Number(counted?.count ?? 0),
  };
}

/** The rows that a payout of this amount would take out now. */
export const listFree = (db: Db, userId: Id, amount: number, page: Page) =>
  read(db, { name: "free-earnings", taken: FREE, values: [userId, amount, null, 0] }, page);

const OF_PAYOUT = `WITH taken AS (
  SELECT p.id, p.transaction_id, p.at, p.seq, r.amount FROM payout_rows r JOIN postings p ON p.id = r.posting_id
  WHERE r.payout_id = $1
)`;

export const listTaken = (db: Db, payoutId: Id, page: Page) =>
  read(db, { name: "payout-rows", taken: OF_PAYOUT, values: [payoutId] }, page);
