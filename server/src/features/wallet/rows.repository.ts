// The rows of some of a wallet's accounts, whether or not they are lines of it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WalletAccount } from "@solodesk/contract/wallet.ts";
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { accounts, ledgerTransactions, postings } from "./wallet.table.ts";

export interface SoughtRows {
  userId: Id;
  kinds: readonly WalletAccount[];
  /** Up to this moment. */
  at?: Date | undefined;
}

const isSought = ({ userId, kinds, at }: SoughtRows) =>
  and(eq(accounts.userId, userId), inArray(accounts.kind, [...kinds]), at && lte(postings.at, at));

/** Newest first. */
export const findRows = (db: Db, sought: SoughtRows, { limit, offset }: { limit: number; offset: number }) =>
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
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .where(isSought(sought))
    .orderBy(desc(postings.at), desc(postings.seq))
    .limit(limit)
    .offset(offset);

export async function sumRows(db: Db, sought: SoughtRows): Promise<{ count: number; total: number }> {
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      total: sql`coalesce(sum(${postings.amount}), 0)`.mapWith(Number),
    })
    .from(postings)
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .where(isSought(sought));
  return found ?? { count: 0, total: 0 };
}
