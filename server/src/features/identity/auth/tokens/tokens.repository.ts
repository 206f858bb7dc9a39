import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, count, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { apiTokens } from "./tokens.table.ts";

export type TokenRow = typeof apiTokens.$inferSelect;

export const listTokenRows = (db: Db, userId: Id): Promise<TokenRow[]> =>
  db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));

export async function countTokens(db: Db, userId: Id): Promise<number> {
  const [row] = await db.select({ all: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  return row?.all ?? 0;
}

export async function insertToken(db: Db, row: TokenRow): Promise<void> {
  await db.insert(apiTokens).values(row);
}

/** Tokens of a suspended account are refused, and work again once it is restored. */
const isValid = (now: Date): SQL | undefined =>
  and(
    gt(apiTokens.expiresAt, now),
    sql`NOT EXISTS (SELECT FROM users WHERE users.id = ${apiTokens.userId} AND users.suspended_at IS NOT NULL)`,
  );

/** Returns the token with this hash, unless it has expired or its account is suspended. */
export async function findLiveToken(db: Db, hash: string, now: Date): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.hash, hash), isValid(now)));
  return row;
}

/** Notes that a token is used, unless that was noted after `since`. */
export async function noteUse(db: Db, id: Id, now: Date, since: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, since))));
}

/** Returns the name of the token that was deleted; undefined if the account has no such token. */
export async function deleteToken(db: Db, userId: Id, id: Id): Promise<string | undefined> {
  const [row] = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ name: apiTokens.name });
  return row?.name;
}

/** Deletes those of this account that have expired. */
export async function deleteExpired(db: Db, userId: Id, now: Date): Promise<void> {
  await db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), lte(apiTokens.expiresAt, now)));
}

export async function hasToken(db: Db, userId: Id, id: Id, now: Date): Promise<boolean> {
  const isIt = and(eq(apiTokens.userId, userId), eq(apiTokens.id, id), isValid(now));
  return (await db.$count(apiTokens, isIt)) > 0;
}

/** Returns how many were deleted. */
export async function deleteTokens(db: Db, userId: Id): Promise<number> {
  const { rowCount } = await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
  return rowCount ?? 0;
}
