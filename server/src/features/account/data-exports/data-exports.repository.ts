import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { brokeConstraint, type Db } from "#kernel/database/db.ts";
import { dataExports } from "./data-exports.table.ts";

export type DataExportRow = typeof dataExports.$inferSelect;
type Mine = Pick<DataExportRow, "id" | "attempts">;

/** Returns undefined if one is being made already. */
export async function insertExport(tx: Db, row: DataExportRow): Promise<DataExportRow | undefined> {
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

/** Returns when the `nth` last one since `since` was requested, or undefined if there are fewer. */
export async function findNthLastExport(
  db: Db,
  userId: Id,
  nth: number,
  since: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ requestedAt: dataExports.requestedAt })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.requestedAt, since)))
    .orderBy(desc(dataExports.requestedAt))
    .offset(nth - 1)
    .limit(1);
  return row?.requestedAt;
}

export const listExports = (db: Db, userId: Id, limit: number): Promise<DataExportRow[]> =>
  db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(limit);

export async function findReady(db: Db, userId: Id, id: Id, now: Date): Promise<DataExportRow | undefined> {
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

/** Claims an export for one attempt; returns undefined if another process has it or it is finished. */
export async function claimExport(
  db: Db,
  id: Id,
  now: Date,
  until: Date,
): Promise<DataExportRow | undefined> {
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

/** Lists exports that no process is working on, oldest first. */
export const listLeft = (db: Db, now: Date, askedBefore: Date, limit: number): Promise<Mine[]> =>
  db
    .select({ id: dataExports.id, attempts: dataExports.attempts })
    .from(dataExports)
    .where(and(isLeft(now), lt(dataExports.requestedAt, askedBefore)))
    .orderBy(dataExports.requestedAt)
    .limit(limit);

type Change = Partial<Omit<DataExportRow, "id" | "userId" | "attempts">>;

/** Updates an export only for the attempt that claimed it last; returns false if another has taken over. */
export async function updateMine(db: Db, { id, attempts }: Mine, change: Change): Promise<boolean> {
  const { rowCount } = await db
    .update(dataExports)
    .set(change)
    .where(
      and(eq(dataExports.id, id), eq(dataExports.attempts, attempts), eq(dataExports.status, "running")),
    );
  return rowCount === 1;
}

/** Lists exports whose files have expired, and failed ones with files left over. */
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

/** Records that an export's files were deleted. */
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
