import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { insightMarks, trends } from "../assistant.table.ts";
import type { KeptInsight } from "./find-insights.ts";

export type MarkRow = typeof insightMarks.$inferSelect;

export type TrendsRow = typeof trends.$inferSelect;

export async function findTrends(db: Db, userId: Id): Promise<TrendsRow | undefined> {
  const [row] = await db.select().from(trends).where(eq(trends.userId, userId));
  return row;
}

export async function saveTrends(db: Db, row: TrendsRow): Promise<void> {
  const { userId: _same, ...set } = row;
  await db.insert(trends).values(row).onConflictDoUpdate({ target: trends.userId, set });
}

export type TrendsReader = Pick<TrendsRow, "userId" | "foundAt">;

/** Who has read their trends since a moment, if these were found by another. By id. */
export const listReaders = (
  db: Db,
  { readSince, foundBy }: { readSince: Date; foundBy: Date },
  { after, limit }: { after: TrendsReader | undefined; limit: number },
): Promise<TrendsReader[]> =>
  db
    .select({ userId: trends.userId, foundAt: trends.foundAt })
    .from(trends)
    .where(
      and(
        gte(trends.readAt, readSince),
        lte(trends.foundAt, foundBy),
        after && gt(trends.userId, after.userId),
      ),
    )
    .orderBy(trends.userId)
    .limit(limit);

/** Replaces trends that nobody has found or dropped meanwhile. Returns whether it did. */
export async function replaceTrends(
  db: Db,
  { userId, foundAt }: TrendsReader,
  found: Pick<TrendsRow, "foundAt" | "insights">,
): Promise<boolean> {
  const { rowCount } = await db
    .update(trends)
    .set(found)
    .where(and(eq(trends.userId, userId), eq(trends.foundAt, foundAt)));
  return rowCount === 1;
}

export async function deleteTrendsOf(tx: Db, userId: Id): Promise<void> {
  await tx.delete(trends).where(eq(trends.userId, userId));
}

export async function deleteTrendsReadBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(trends).where(lt(trends.readAt, moment));
}

/** Returns how many were deleted, at most `most`. */
export async function deleteMarksSeenBefore(db: Db, moment: Date, most: number): Promise<number> {
  const old = db
    .select({ userId: insightMarks.userId, key: insightMarks.key })
    .from(insightMarks)
    .where(lt(insightMarks.seenAt, moment))
    .limit(most);
  const { rowCount } = await db.delete(insightMarks).where(sql`(user_id, key) IN ${old}`);
  return rowCount ?? 0;
}

export const listMarks = (db: Db, userId: Id): Promise<MarkRow[]> =>
  db.select().from(insightMarks).where(eq(insightMarks.userId, userId));

/** Notes what is shown for the first time, or with other facts than before. */
export async function markSeen(db: Db, userId: Id, shown: readonly KeptInsight[], now: Date): Promise<void> {
  if (shown.length === 0) return;
  await db
    .insert(insightMarks)
    .values(
      shown.map(({ key, factsSha256 }) => ({ userId, key, factsSha256, seenAt: now, dismissedAt: null })),
    )
    .onConflictDoUpdate({
      target: [insightMarks.userId, insightMarks.key],
      set: { factsSha256: sql`excluded.facts_sha256`, seenAt: now, dismissedAt: null },
      setWhere: sql`${insightMarks.factsSha256} <> excluded.facts_sha256`,
    });
}

/** Returns whether it was ever shown. */
export async function changeMark(
  db: Db,
  { userId, key }: { userId: Id; key: string },
  dismissedAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(insightMarks)
    .set({ dismissedAt })
    .where(and(eq(insightMarks.userId, userId), eq(insightMarks.key, key)));
  return rowCount === 1;
}
