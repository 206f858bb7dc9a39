import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, count, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { plans } from "./plans.table.ts";

export type PlanRow = typeof plans.$inferSelect;

/** Locks the list of plans until the transaction ends; concurrent changes wait. */
export async function lockList(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('plans', 0))`);
}

/** Lists Free and the plans on sale, in display order. */
export const listOnSale = (db: Db): Promise<PlanRow[]> =>
  db.select().from(plans).where(isNull(plans.withdrawnAt)).orderBy(asc(plans.position));

export async function findPlanRow(db: Db, id: Id): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}

export const findPlanRows = (db: Db, ids: readonly Id[]): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(inArray(plans.id, [...new Set(ids)]));

export async function findFreeRow(db: Db): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.kind, "free"), isNull(plans.withdrawnAt)));
  return row ?? null;
}

export async function hasPlans(db: Db): Promise<boolean> {
  const [found] = await db.select({ n: count() }).from(plans);
  return (found?.n ?? 0) > 0;
}

/** Returns the newest version number of each plan, withdrawn or not, by key. */
export async function newestVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: plans.key, version: max(plans.version) })
    .from(plans)
    .groupBy(plans.key);
  return new Map(rows.map(({ key, version }) => [key, version ?? 0]));
}

export async function withdrawPlans(tx: Db, ids: Id[], now: Date): Promise<void> {
  if (ids.length > 0) await tx.update(plans).set({ withdrawnAt: now }).where(inArray(plans.id, ids));
}

export async function insertPlans(tx: Db, rows: PlanRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(plans).values(rows);
}

export async function movePlan(tx: Db, id: Id, position: number): Promise<void> {
  await tx.update(plans).set({ position }).where(eq(plans.id, id));
}
