import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, inArray, isNull, lt, sql, sum } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { sentFiles } from "./answer-files.table.ts";

export type AnswerFileRow = typeof sentFiles.$inferSelect;

/** Makes concurrent uploads to one store wait for each other until their transactions end. */
export async function lockAnswerFilesOf(tx: Db, storeId: Id): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`answer files of ${storeId}`}, 0))`);
}

export async function insertAnswerFile(db: Db, file: typeof sentFiles.$inferInsert): Promise<void> {
  await db.insert(sentFiles).values(file);
}

/** Sums the bytes of a store's files since a moment. */
export async function sumAnswerFiles(db: Db, storeId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(sentFiles.bytes).mapWith(Number) })
    .from(sentFiles)
    .where(and(eq(sentFiles.storeId, storeId), gt(sentFiles.createdAt, since)));
  return row?.bytes ?? 0;
}

/** Returns those of these files of a store that no appointment has yet. */
export function listUnclaimed(db: Db, storeId: Id, ids: Id[]): Promise<AnswerFileRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(sentFiles)
    .where(and(eq(sentFiles.storeId, storeId), inArray(sentFiles.id, ids), isNull(sentFiles.appointmentId)));
}

/** Gives a file to an appointment. Returns false if another has it, or if it is gone. */
export async function claimAnswerFile(
  tx: Db,
  { storeId, id, appointmentId }: { storeId: Id; id: Id; appointmentId: Id },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(sentFiles)
    .set({ appointmentId })
    .where(and(eq(sentFiles.storeId, storeId), eq(sentFiles.id, id), isNull(sentFiles.appointmentId)));
  return rowCount === 1;
}

/** Keeps a file until a moment, or longer if it was. Returns false if an appointment has it, or if it is gone. */
export async function keepAnswerFile(tx: Db, id: Id, until: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(sentFiles)
    .set({ keptUntil: sql`greatest(${sentFiles.keptUntil}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(sentFiles.id, id), isNull(sentFiles.appointmentId)));
  return rowCount === 1;
}

/** Deletes files that no appointment has and that were kept until `moment` or less. Returns their ids. */
export async function deleteUnclaimed(db: Db, moment: Date, most: number): Promise<Id[]> {
  const over = and(isNull(sentFiles.appointmentId), lt(sentFiles.keptUntil, moment));
  const which = db
    .select({ id: sentFiles.id })
    .from(sentFiles)
    .where(over)
    .limit(most)
    .for("update", { skipLocked: true });
  const rows = await db
    .delete(sentFiles)
    .where(and(inArray(sentFiles.id, which), over))
    .returning({ id: sentFiles.id });
  return rows.map(({ id }) => id);
}
