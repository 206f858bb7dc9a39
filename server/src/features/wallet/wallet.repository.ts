import type { Id } from "@solodesk/contract/kernel/id.ts";
import { walletAccounts } from "@solodesk/contract/wallet.ts";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import type { AccountRef } from "./entry.ts";
import { accounts, ledgerTransactions, postings } from "./wallet.table.ts";

const keyOf = (userId: Id | null, kind: string, gateway: string): string =>
  `${userId ?? ""} ${kind} ${gateway}`;

/** One for each account there can be in a currency. */
export const accountKey = (ref: AccountRef): string =>
  keyOf("userId" in ref ? ref.userId : null, ref.kind, "gateway" in ref ? ref.gateway : "");

async function findAccounts(db: Db, refs: readonly AccountRef[], currency: string): Promise<Map<string, Id>> {
  const owners = [...new Set(refs.flatMap((ref) => ("userId" in ref ? [ref.userId] : [])))];
  const kinds = [...new Set(refs.flatMap((ref) => ("userId" in ref ? [] : [ref.kind])))];
  const rows = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.currency, currency),
        or(inArray(accounts.userId, owners), and(isNull(accounts.userId), inArray(accounts.kind, kinds))),
      ),
    );
  return new Map(rows.map(({ id, userId, kind, gateway }) => [keyOf(userId, kind, gateway), id]));
}

/** With all the other accounts of the wallet: whoever locks a wallet must find the same ones as everybody else. */
const wholeWallet = (ref: AccountRef): AccountRef[] =>
  "userId" in ref ? walletAccounts.map((kind) => ({ userId: ref.userId, kind })) : [ref];

/** The ids of accounts by their keys; those that are not there yet are opened. */
export async function openAccounts(
  tx: Db,
  refs: readonly AccountRef[],
  currency: string,
  newId: () => Id,
): Promise<Map<string, Id>> {
  const found = await findAccounts(tx, refs, currency);
  const missing = refs.filter((ref) => !found.has(accountKey(ref))).flatMap(wholeWallet);
  if (missing.length === 0) return found;
  const byKey = new Map(missing.map((ref) => [accountKey(ref), ref]));
  const rows = [...byKey.keys()].toSorted().flatMap((key) => {
    const ref = byKey.get(key);
    if (!ref) return [];
    const userId = "userId" in ref ? ref.userId : null;
    return { id: newId(), userId, kind: ref.kind, gateway: "gateway" in ref ? ref.gateway : "", currency };
  });
  // Who opens the same ones at the same moment is waited for.
  await tx.insert(accounts).values(rows).onConflictDoNothing();
  return findAccounts(tx, refs, currency);
}

type NewPosting = Omit<typeof postings.$inferInsert, "transactionId">;

/** In one statement, in the order given. */
export async function writeTransaction(
  tx: Db,
  transaction: typeof ledgerTransactions.$inferInsert,
  parts: readonly NewPosting[],
): Promise<void> {
  await tx.insert(ledgerTransactions).values(transaction);
  if (parts.length === 0) return;
  await tx.insert(postings).values(parts.map((part) => ({ ...part, transactionId: transaction.id })));
}

/** What is in each account of a wallet that has been opened, or was at a moment. */
export async function findBalances(db: Db, userId: Id, at?: Date): Promise<Map<string, number>> {
  const balance =
    at === undefined
      ? accounts.balance
      : sql`coalesce((SELECT p.balance_after FROM postings p
          WHERE p.account_id = accounts.id AND p.at <= ${at.toISOString()}
          ORDER BY p.at DESC, p.seq DESC LIMIT 1), 0)`.mapWith(accounts.balance);
  const rows = await db
    .select({ kind: accounts.kind, balance })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return new Map(rows.map((row) => [row.kind, row.balance]));
}
