import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { secondFactors } from "./second-factors.table.ts";

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findFactor(db: Db, userId: Id): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Asked at every sign-in. */
export async function isOn(db: Db, userId: Id): Promise<boolean> {
  const text = "SELECT 1 FROM second_factors WHERE user_id = $1 AND enabled_at IS NOT NULL";
  return (await prepared(db, "has-second-factor", text, [userId])).length === 1;
}

/** In the place of one that was never turned on; false where one is on. */
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

/** False where it is on, or became another one meanwhile. Of any number of callers one turns it on. */
export async function turnOn(
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

/** Takes the code of this step of time: of any number of callers one may, and none a code of an earlier step after it. */
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

/** With its recovery codes. False where none was on. */
export async function deleteFactor(tx: Db, userId: Id): Promise<boolean> {
  const { rowCount } = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)));
  return rowCount === 1;
}

/** Those that never were turned on; how many they were. */
export async function deleteUnusedFactors(db: Db, createdBefore: Date): Promise<number> {
  const { rowCount } = await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.enabledAt), lt(secondFactors.createdAt, createdBefore)));
  return rowCount ?? 0;
}
