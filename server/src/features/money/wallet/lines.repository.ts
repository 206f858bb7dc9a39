// The lines of a wallet. Their numbers have no gaps and their times never decrease, so a page or a range of
// days is a range of numbers, and its totals are the difference of the running totals at its two ends.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TransactionType } from "@solodesk/contract/money/wallet/transaction.ts";
import { and, desc, eq, gt, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { containing } from "#kernel/database/like.ts";
import { accounts, ledgerTransactions, postings } from "./wallet.table.ts";

/** Running totals: the number of lines, their sum, and the sum of the incoming ones. */
export interface SoFar {
  line: number;
  wallet: number;
  cameIn: number;
}

export interface LineFilter {
  userId: Id;
  /** The range starts after this line. */
  after: number;
  last: number;
  type?: TransactionType | undefined;
  /** Text to find in the description, the reference or the order number. */
  q: string;
}

/** Returns the running totals after the last line before a moment, or after the last line of all. */
export async function findSoFar(db: Db, userId: Id, before?: Date): Promise<SoFar> {
  const { line, walletAfter, cameIn } = postings;
  const isEarlier = before && lt(postings.at, sql.placeholder("before"));
  const [found] = await db
    .select({ line, wallet: walletAfter, cameIn })
    .from(postings)
    .where(and(eq(postings.userId, sql.placeholder("userId")), isNotNull(line), isEarlier))
    .orderBy(...(before ? [desc(postings.at)] : []), desc(line))
    .limit(1)
    .prepare(before ? "wallet-so-far-before" : "wallet-so-far")
    .execute({ userId, before: before?.toISOString() });
  return { line: found?.line ?? 0, wallet: found?.wallet ?? 0, cameIn: found?.cameIn ?? 0 };
}

const matchesFilter = ({ userId, after, last, type, q }: LineFilter): SQL | undefined =>
  and(
    eq(postings.userId, userId),
    gt(postings.line, after),
    lte(postings.line, last),
    type && eq(postings.type, type),
    q === ""
      ? undefined
      : sql`(${postings.sourceType}, ${postings.sourceId}) IN (
          SELECT source_type, source_id FROM ledger_transactions WHERE words LIKE lower(${containing(q)}))`,
  );

/** Returns the line numbers of a page, newest first. */
export async function pickLines(
  db: Db,
  filter: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ line: postings.line })
    .from(postings)
    .where(matchesFilter(filter))
    .orderBy(desc(postings.line))
    .limit(limit)
    .offset(offset);
  return rows.flatMap(({ line }) => line ?? []);
}

export async function sumLines(
  db: Db,
  filter: LineFilter,
): Promise<{ count: number; in: number; net: number }> {
  const sum = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      in: sum(sql`greatest(${postings.amount}, 0)`),
      net: sum(sql`${postings.amount}`),
    })
    .from(postings)
    .where(matchesFilter(filter));
  return found ?? { count: 0, in: 0, net: 0 };
}

/** For a sale's line: is part of that order's money still in the pending account? */
const isPending = sql<boolean>`${postings.sourceType} = 'order' AND ${accounts.kind} = 'pending' AND coalesce((
  SELECT sum(part.amount) FROM ledger_transactions step
    JOIN postings part ON part.source_type = step.source_type AND part.source_id = step.source_id
  WHERE step.order_number = ${ledgerTransactions.orderNumber} AND part.account_id = ${postings.accountId}), 0) > 0`;

/** The customer of the order behind a line. A buyer's own wallet has lines of orders, too, and needs no name. */
const customer = sql<string | null>`(
  SELECT bought.customer_name FROM orders bought JOIN stores shop ON shop.id = bought.store_id
  WHERE bought.number = CASE WHEN ${ledgerTransactions.orderNumber} ~ '^[0-9]{1,18}$'
    THEN ${ledgerTransactions.orderNumber}::bigint END AND shop.user_id = ${postings.userId})`;

const columns = {
  id: postings.id,
  line: sql`${postings.line}`.mapWith(Number),
  transactionId: postings.transactionId,
  at: postings.at,
  type: sql<TransactionType>`${postings.type}`,
  amount: postings.amount,
  walletAfter: postings.walletAfter,
  reference: postings.sourceId,
  description: ledgerTransactions.description,
  orderNumber: ledgerTransactions.orderNumber,
  isPending,
  customer,
};

const lines = (db: Db) =>
  db
    .select(columns)
    .from(postings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, postings.transactionId))
    .innerJoin(accounts, eq(accounts.id, postings.accountId));

export type LineRow = Awaited<ReturnType<typeof readLines>>[number];

/** Reads lines, newest first. A prepared statement, because planning takes longer than reading a page. */
export const readLines = (db: Db, userId: Id, numbers: number[]) =>
  lines(db)
    .where(
      and(
        eq(postings.userId, sql.placeholder("userId")),
        sql`${postings.line} = ANY(${sql.placeholder("numbers")})`,
      ),
    )
    .orderBy(desc(postings.line))
    .prepare("wallet-lines")
    .execute({ userId, numbers });

export async function findLine(db: Db, userId: Id, id: Id): Promise<LineRow | undefined> {
  const [row] = await lines(db).where(
    and(eq(postings.id, id), eq(postings.userId, userId), isNotNull(postings.line)),
  );
  return row;
}

/** Lists all postings of a transaction's source in the order they were posted. */
export const listPostings = (db: Db, transactionId: Id) =>
  db
    .select({
      userId: accounts.userId,
      kind: accounts.kind,
      gateway: accounts.gateway,
      amount: postings.amount,
      balanceAfter: postings.balanceAfter,
    })
    .from(postings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.sourceId, postings.sourceId))
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .where(
      and(eq(ledgerTransactions.id, transactionId), eq(ledgerTransactions.sourceType, postings.sourceType)),
    )
    .orderBy(postings.seq);
