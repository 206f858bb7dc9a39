import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { websiteUrls } from "./website-urls.table.ts";

interface Claim {
  websiteUrl: string;
  storeId: Id;
  now: Date;
}

/** Makes the address the store's own; false when another store has it or still holds it. */
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

/** The address the store has so far leads to it from now on, but is its own no more. */
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

/** When each of the addresses that a store no longer has, but still holds, becomes free; soonest first. */
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

/** Which store an address leads to, and whether others could take it at `now`. */
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
