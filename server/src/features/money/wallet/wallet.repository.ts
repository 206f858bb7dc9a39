import type { Id } from "@solodesk/contract/kernel/id.ts";
import { ownedAccounts } from "@solodesk/contract/money/wallet.ts";
import { eq, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import type { AccountRef, Entry, EntryPosting } from "./entry.ts";
import { accounts } from "./wallet.table.ts";

const keyOf = (ref: AccountRef): string =>
  `${"userId" in ref ? ref.userId : ""} ${ref.kind} ${"gateway" in ref ? ref.gateway : ""}`;

/**
 * Expands to all accounts of the user: every transaction that locks a wallet must lock the same ones.
 */
const allOwned = (ref: AccountRef): AccountRef[] =>
  "userId" in ref ? ownedAccounts.map((kind) => ({ userId: ref.userId, kind })) : [ref];

/** Opens the accounts that do not exist yet. */
export async function openAccounts(
  tx: Db,
  refs: readonly AccountRef[],
  currency: string,
  newId: () => Id,
): Promise<void> {
  const byKey = new Map(refs.flatMap(allOwned).map((ref) => [keyOf(ref), ref]));
  const rows = [...byKey.keys()].toSorted().flatMap((key) => {
    const ref = byKey.get(key);
    if (!ref) return [];
    const userId = "userId" in ref ? ref.userId : null;
    return { id: newId(), userId, kind: ref.kind, gateway: "gateway" in ref ? ref.gateway : "", currency };
  });
  // Waits for a concurrent transaction that opens the same accounts.
  await tx.insert(accounts).values(rows).onConflictDoNothing();
}

/** Writes nothing if one of the accounts does not exist. */
const WRITE = `
  WITH wanted AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
      WITH ORDINALITY AS w (id, user_id, kind, gateway, leg, type, amount, nth)
  ), found AS (
    SELECT w.*, a.id AS account_id FROM wanted w JOIN accounts a
      ON a.user_id = w.user_id AND a.kind = w.kind AND a.gateway = w.gateway AND a.currency = $8
    UNION ALL SELECT w.*, a.id FROM wanted w JOIN accounts a
      ON a.user_id IS NULL AND w.user_id IS NULL AND a.kind = w.kind AND a.gateway = w.gateway AND a.currency = $8
  ), made AS (
    INSERT INTO ledger_transactions (id, source_type, source_id, description, order_number, at)
    SELECT $9, $10, $11, $12, $13, $14 WHERE (SELECT count(*) FROM found) = (SELECT count(*) FROM wanted)
    RETURNING id
  )
  INSERT INTO postings (id, transaction_id, account_id, leg, type, amount)
  SELECT f.id, made.id, f.account_id, f.leg, f.type, f.amount FROM made, found f ORDER BY f.nth
  RETURNING 1`;

type Written = EntryPosting & { id: Id };

/** Writes an entry in one statement, in the given order; returns false if an account does not exist yet. */
export async function writeEntry(
  tx: Db,
  { id, source, description, orderNumber, currency }: Omit<Entry, "postings"> & { id: Id },
  at: Date,
  parts: readonly Written[],
): Promise<boolean> {
  const refs = parts.map(({ account }) => account);
  const rows = await prepared(tx, "write-entry", WRITE, [
    parts.map((part) => part.id),
    refs.map((ref) => ("userId" in ref ? ref.userId : null)),
    refs.map(({ kind }) => kind),
    refs.map((ref) => ("gateway" in ref ? ref.gateway : "")),
    parts.map(({ leg }) => leg),
    parts.map(({ type }) => type),
    parts.map(({ amount }) => amount),
    currency,
    id,
    source.type,
    source.id,
    description,
    orderNumber ?? null,
    at,
  ]);
  return rows.length === parts.length;
}

/** Returns the balance of each open account of a wallet, now or at a moment. */
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
