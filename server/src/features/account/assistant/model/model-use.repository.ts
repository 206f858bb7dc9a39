import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { modelUse } from "../assistant.table.ts";

export type ModelUseRow = typeof modelUse.$inferSelect;

export async function findModelUse(db: Db, userId: Id): Promise<ModelUseRow | undefined> {
  const [row] = await db.select().from(modelUse).where(eq(modelUse.userId, userId));
  return row;
}

/** `host`: whom the seller lets read their questions; null for nobody. */
export async function saveModelUse(db: Db, userId: Id, host: string | null, day: string): Promise<void> {
  await db
    .insert(modelUse)
    .values({ userId, host, day, used: 0 })
    .onConflictDoUpdate({ target: modelUse.userId, set: { host } });
}

const usedOn = (day: string) =>
  sql`CASE WHEN ${modelUse.day} = ${day}::date THEN ${modelUse.used} ELSE 0 END`;

interface Spent {
  userId: Id;
  day: string;
  tokens: number;
}

/** Adds to the tokens of this day, unless `most` are used already. Returns whether it did. */
export async function reserveTokens(db: Db, { userId, day, tokens }: Spent, most: number): Promise<boolean> {
  const { rowCount } = await db
    .update(modelUse)
    .set({ day, used: sql`${usedOn(day)} + ${tokens}` })
    .where(and(eq(modelUse.userId, userId), lt(usedOn(day), most)));
  return rowCount === 1;
}

/** Corrects what was reserved on this day by what was not used of it, or by more. */
export async function correctTokens(db: Db, { userId, day, tokens }: Spent): Promise<void> {
  await db
    .update(modelUse)
    .set({ used: sql`greatest(${modelUse.used} + ${tokens}, 0)` })
    .where(and(eq(modelUse.userId, userId), eq(modelUse.day, day)));
}
