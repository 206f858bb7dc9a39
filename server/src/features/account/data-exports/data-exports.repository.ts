import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { brokeConstraint, type Db } from "#kernel/database/db.ts";
import { dataExports } from "./data-exports.table.ts";

export type ExportRow = typeof dataExports.$inferSelect;
type Mine = Pick<ExportRow, "id" | "attempts">;

/** Undefined where one is being made already. */
export async function insertExport(tx: Db, row: ExportRow): Promise<ExportRow | undefined> {
  try {
    return await tx.transaction(async (savepoint) => {
      await savepoint.insert(dataExports).values(row);
      return row;
    });
  } catch (error) {
    if (brokeConstraint(error, "data_exports_open")) return undefined;
    throw error;
  }
}

/** The moment the `nth` last one was asked for, if that was since. */
export async function findNthLast(db: Db, userId: Id, nth: number, since: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ requestedAt: dataExports.requestedAt })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.requestedAt, since)))
    .orderBy(desc(dataExports.requestedAt))
    .offset(nth - 1)
    .limit(1);
  return row?.requestedAt;
}

export const listExports = (db: Db, userId: Id, limit: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(limit);

export async function findReady(db: Db, userId: Id, id: Id, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        eq(dataExports.status, "ready"),
        gt(dataExports.expiresAt, now),
      ),
    );
  return row;
}

const isLeft = (now: Date) =>
  or(
    eq(dataExports.status, "queued"),
    and(eq(dataExports.status, "running"), lte(dataExports.claimedUntil, now)),
  );

/** Takes it for one attempt. Undefined when somebody else is at it, or it is made. */
export async function claimExport(db: Db, id: Id, now: Date, until: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .update(dataExports)
    .set({
      status: "running",
      attempts: sql`${dataExports.attempts} + 1`,
      percent: 0,
      claimedUntil: until,
      error: null,
    })
    .where(and(eq(dataExports.id, id), isLeft(now)))
    .returning();
  return row;
}

/** Whom nobody works for, the oldest first. */
export const listLeft = (db: Db, now: Date, askedBefore: Date, limit: number): Promise<Mine[]> =>
  db
    .select({ id: dataExports.id, attempts: dataExports.attempts })
    .from(dataExports)
    .where(and(isLeft(now), lt(dataExports.requestedAt, askedBefore)))
    .orderBy(dataExports.requestedAt)
    .limit(limit);

type Change = Partial<Omit<ExportRow, "id" | "userId" | "attempts">>;

/** By whoever claimed it last, and nobody else. False for one who was taken for gone. */
export async function updateMine(db: Db, { id, attempts }: Mine, change: Change): Promise<boolean> {
  const { rowCount } = await db
    .update(dataExports)
    .set(change)
    .where(
      and(eq(dataExports.id, id), eq(dataExports.attempts, attempts), eq(dataExports.status, "running")),
    );
  return rowCount === 1;
}

/** Files whose time is over, and what is left of those that came to nothing. */
export const listOver = (db: Db, now: Date, limit: number): Promise<Mine[]> =>
  db
    .select({ id: dataExports.id, attempts: dataExports.attempts })
    .from(dataExports)
    .where(
      and(
        inArray(dataExports.status, ["ready", "failed"]),
        isNotNull(dataExports.expiresAt),
        lte(dataExports.expiresAt, now),
      ),
    )
    .limit(limit);

/** Its file is gone. */
export async function markOver(db: Db, id: Id): Promise<void> {
  await db
    .update(dataExports)
    .set({
      status: sql`CASE ${dataExports.status} WHEN 'ready' THEN 'expired' ELSE ${dataExports.status} END`,
      expiresAt: null,
      pieces: 0,
    })
    .where(eq(dataExports.id, id));
}

export async function deleteRequestedBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db
    .delete(dataExports)
    .where(and(inArray(dataExports.status, ["expired", "failed"]), lt(dataExports.requestedAt, moment)));
  return rowCount ?? 0;
}
