import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { accountLinks } from "./account-links.table.ts";

export type AccountLink = typeof accountLinks.$inferSelect;
export type LinkPurpose = AccountLink["purpose"];

/** Stores a link. Replaces an older one for the same purpose, used or not. */
export async function putLink(tx: Db, link: Omit<AccountLink, "usedAt">): Promise<void> {
  await tx
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [accountLinks.userId, accountLinks.purpose],
      set: { hash: link.hash, email: link.email, expiresAt: link.expiresAt, usedAt: null },
    });
}

const opens = (hash: string, purposes: readonly LinkPurpose[], now: Date) =>
  and(
    eq(accountLinks.hash, hash),
    inArray(accountLinks.purpose, purposes),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

export async function findOpenLink(
  db: Db,
  hash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLink | undefined> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(opens(hash, purposes, now));
  return row;
}

/**
 * Uses up a link. Returns undefined if it is unknown, replaced, used, expired or for another purpose. Of
 * several concurrent callers only one gets it.
 */
export async function spendLink(
  tx: Db,
  hash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLink | undefined> {
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(opens(hash, purposes, now))
    .returning();
  return row;
}

/** Lists links for these purposes that have not expired, including used ones. */
export const listAccountLinkRows = (
  db: Db,
  userId: Id,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLink[]> =>
  db
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        inArray(accountLinks.purpose, purposes),
        gt(accountLinks.expiresAt, now),
      ),
    );

export async function deleteLinks(tx: Db, userId: Id, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, purposes)));
}

/** Returns how many were deleted. */
export async function deleteAccountLinksExpiredBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(accountLinks).where(lt(accountLinks.expiresAt, moment));
  return rowCount ?? 0;
}
