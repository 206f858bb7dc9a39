// The postings that make up a figure of a wallet, whether or not they are lines. They are numbered without
// gaps, so a page is a range of numbers.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WalletFigure } from "@solodesk/contract/money/wallet.ts";
import { desc, eq, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { ledgerTransactions, postings } from "./wallet.table.ts";

/** Each posting stores its account's balance after it, so the last one up to the moment has the total. */
const SUM = `SELECT coalesce(max(last.nth), 0)::int AS count, coalesce(sum(last.balance_after), 0)::text AS total
  FROM accounts a CROSS JOIN LATERAL (
    SELECT nth, balance_after FROM postings p WHERE p.account_id = a.id AND p.at <= $3 ORDER BY p.at DESC, p.seq DESC LIMIT 1
  ) AS last
  WHERE a.user_id = $1 AND (a.kind = $2 OR a.kind IN ('held', 'deposits') AND $2 = 'pending')`;

/** Returns the number and the sum of the postings up to a moment. */
export async function sumRows(
  db: Db,
  userId: Id,
  figure: WalletFigure,
  at: Date | undefined,
): Promise<{ count: number; total: number }> {
  const values = [userId, figure, at ?? "infinity"];
  const [row] = await prepared<{ count: number; total: string }>(db, "sum-wallet-rows", SUM, values);
  return { count: row?.count ?? 0, total: Number(row?.total ?? 0) };
}

/** Returns the postings in a range of numbers, newest first. */
export const findPostingRows = (
  db: Db,
  userId: Id,
  figure: WalletFigure,
  { after, last }: { after: number; last: number },
) =>
  db
    .select({
      id: postings.id,
      at: postings.at,
      description: ledgerTransactions.description,
      orderNumber: ledgerTransactions.orderNumber,
      amount: postings.amount,
    })
    .from(postings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, postings.transactionId))
    .where(
      sql`${postings.userId} = ${sql.placeholder("userId")} AND ${postings.figure} = ${sql.placeholder("figure")}
        AND ${postings.nth} > ${sql.placeholder("after")} AND ${postings.nth} <= ${sql.placeholder("last")}`,
    )
    .orderBy(desc(postings.nth))
    .prepare("wallet-rows")
    .execute({ userId, figure, after, last });
