import { BackupNote } from "@solodesk/contract/account/backup.ts";
import { z } from "zod";
import { type Db, execute } from "#kernel/database/db.ts";

const Figures = BackupNote.pick({
  stores: true,
  orders: true,
  postings: true,
  lastPostingAt: true,
  migrations: true,
});
/** What a backup is compared by. */
export type BackupFigures = z.infer<typeof Figures>;

const Tables = z.array(z.object({ name: z.string() }));

/** Runs `work` in one read-only snapshot without a statement timeout. */
const patiently = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await execute(tx, "SET LOCAL statement_timeout = 0");
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

export const findBackupFigures = (db: Db): Promise<BackupFigures> =>
  patiently(db, async (tx) => {
    const { rows } = await execute(
      tx,
      `SELECT (SELECT count(*)::int FROM stores) AS stores, (SELECT count(*)::int FROM orders) AS orders,
         (SELECT count(*)::int FROM postings) AS postings,
         (SELECT to_char(max(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM ledger_transactions)
           AS "lastPostingAt",
         (SELECT json_agg(json_build_object('name', name, 'version', version) ORDER BY name) FROM migrations)
           AS migrations`,
    );
    return Figures.parse(rows[0]);
  });

/** Reads every row of every table, so that a damaged page is found: PostgreSQL compares its checksum. */
export const readEveryTable = (db: Db): Promise<void> =>
  patiently(db, async (tx) => {
    // An index may hold the count, which leaves the table's pages unread.
    await execute(tx, "SET LOCAL enable_indexonlyscan = off");
    const { rows } = await execute(
      tx,
      "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'm', 't') AND relpersistence = 'p'",
    );
    for (const { name } of Tables.parse(rows)) await execute(tx, `SELECT count(*) FROM ${name}`);
  });
