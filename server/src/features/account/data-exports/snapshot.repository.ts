import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import { type Db, execute } from "#kernel/database/db.ts";

const BATCH = 1000;

/**
 * Runs `work` in one read-only snapshot. It takes no locks, and may be idle for up to two minutes while it
 * waits for the storage.
 */
export const inSnapshot = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '2min'`);
      await tx.execute(sql`SET LOCAL TimeZone = 'UTC'`);
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

export async function countSnapshotRows(tx: Db, query: string, userId: Id): Promise<number> {
  const { rows } = await execute(tx, `SELECT count(*)::int AS found FROM (${query}) AS line`, [userId]);
  return Number(rows[0]?.["found"] ?? 0);
}

/**
 * Yields each row as JSON, in batches from a cursor. `line.*` is always the whole row; `line` alone could be
 * a column of that name.
 */
export async function* readRows(tx: Db, query: string, userId: Id): AsyncGenerator<string[]> {
  await execute(
    tx,
    `DECLARE reading NO SCROLL CURSOR FOR SELECT row_to_json(line.*)::text AS line FROM (${query}) AS line`,
    [userId],
  );
  try {
    for (;;) {
      const { rows } = await execute(tx, `FETCH ${BATCH} FROM reading`);
      if (rows.length > 0) yield rows.map((row) => String(row["line"]));
      if (rows.length < BATCH) return;
    }
  } finally {
    await execute(tx, "CLOSE reading");
  }
}
