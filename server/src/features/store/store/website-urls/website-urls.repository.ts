import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { websiteUrls } from "./website-urls.table.ts";

interface Claim {
  websiteUrl: string;
  storeId: Id;
  now: Date;
}

/** Gives the store an address; returns false if another store has or holds it. */
export async function claimWebsiteUrl(db: Db, { websiteUrl, storeId, now }: Claim): Promise<boolean> {
  const claimed = await db
    .insert(websiteUrls)
    .values({ websiteUrl, storeId, heldUntil: null })
    .onConflictDoUpdate({
      target: websiteUrls.websiteUrl,
      set: { storeId, heldUntil: null },
      setWhere: sql`${websiteUrls.storeId} = ${storeId} OR ${websiteUrls.heldUntil} < ${now.toISOString()}`,
    })
    .returning({ websiteUrl: websiteUrls.websiteUrl });
  return claimed.length > 0;
}

/**
 * Turns the store's current address, unless it is `except`, into a former one, which still leads to the store
 * and is held until `heldUntil`.
 */
export async function releaseWebsiteUrl(
  db: Db,
  { storeId, except, heldUntil }: { storeId: Id; except: string; heldUntil: Date },
): Promise<void> {
  const current = and(eq(websiteUrls.storeId, storeId), isNull(websiteUrls.heldUntil));
  await db
    .update(websiteUrls)
    .set({ heldUntil })
    .where(and(current, ne(websiteUrls.websiteUrl, except)));
}

/** Lists a store's former addresses that it still holds, with the time they become free; soonest first. */
export async function listHeld(
  db: Db,
  storeId: Id,
  now: Date,
): Promise<{ websiteUrl: string; heldUntil: Date }[]> {
  const rows = await db
    .select()
    .from(websiteUrls)
    .where(and(eq(websiteUrls.storeId, storeId), gt(websiteUrls.heldUntil, now)))
    .orderBy(websiteUrls.heldUntil);
  return rows.flatMap(({ websiteUrl, heldUntil }) => (heldUntil ? [{ websiteUrl, heldUntil }] : []));
}

/** Returns which store each address leads to, and whether other stores could take it at `now`. */
export async function findClaims(
  db: Db,
  addresses: string[],
  now: Date,
): Promise<Map<string, { storeId: Id; free: boolean }>> {
  const rows = await db
    .select({
      websiteUrl: websiteUrls.websiteUrl,
      storeId: websiteUrls.storeId,
      free: sql<boolean>`coalesce(${websiteUrls.heldUntil} < ${now.toISOString()}, false)`,
    })
    .from(websiteUrls)
    .where(inArray(websiteUrls.websiteUrl, addresses));
  return new Map(rows.map(({ websiteUrl, ...claim }) => [websiteUrl, claim]));
}
