import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { secondFactors } from "./second-factors.table.ts";

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findFactorRow(db: Db, userId: Id): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Tells whether a second factor is on. */
export async function isOn(db: Db, userId: Id): Promise<boolean> {
  const text = "SELECT 1 FROM second_factors WHERE user_id = $1 AND enabled_at IS NOT NULL";
  return (await prepared(db, "has-second-factor", text, [userId])).length === 1;
}

/** Stores a secret. Replaces one that was never turned on. Returns false if a second factor is on. */
export async function putFactor(
  tx: Db,
  { userId, sealedSecret, now }: { userId: Id; sealedSecret: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(secondFactors)
    .values({ userId, sealedSecret, createdAt: now, lastStep: 0 })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.enabledAt),
    });
  return rowCount === 1;
}

/**
 * Turns on this secret. Returns false if it is on already or has been replaced. Of several concurrent callers
 * only one succeeds.
 */
export async function markFactorOn(
  tx: Db,
  { userId, sealedSecret, step, now }: { userId: Id; sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(secondFactors)
    .set({ enabledAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.enabledAt),
      ),
    );
  return rowCount === 1;
}

/**
 * Uses up the code of this time step. Only one of several concurrent callers succeeds, and codes of earlier
 * steps no longer work.
 */
export async function takeStep(
  db: Db,
  { userId, sealedSecret, step }: { userId: Id; sealedSecret: string; step: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNotNull(secondFactors.enabledAt),
        lt(secondFactors.lastStep, step),
      ),
    );
  return rowCount === 1;
}

/** Deletes the second factor and its recovery codes. Returns false if none was on. */
export async function deleteFactor(tx: Db, userId: Id): Promise<boolean> {
  const { rowCount } = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)));
  return rowCount === 1;
}

/** Deletes secrets that were never turned on. Returns how many. */
export async function deleteUnusedFactors(db: Db, createdBefore: Date): Promise<number> {
  const { rowCount } = await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.enabledAt), lt(secondFactors.createdAt, createdBefore)));
  return rowCount ?? 0;
}
