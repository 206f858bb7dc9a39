import { z } from "zod";
import type { Db } from "#kernel/database/db.ts";
import { execute } from "#kernel/database/db.ts";

const Faults = z.array(z.object({ fault: z.string() }));

/** Runs `work` in one read-only snapshot of the database, without a statement timeout. */
export const atOneMoment = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await execute(tx, "SET LOCAL statement_timeout = 0");
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Returns at most `limit` fault sentences from a check's query. */
export async function findFaults(db: Db, question: string, limit: number): Promise<string[]> {
  const { rows } = await execute(db, `SELECT fault FROM (${question}) AS found LIMIT ${limit}`);
  return Faults.parse(rows).map(({ fault }) => fault);
}

const Count = z.object({ n: z.coerce.number() });

/** Counts rows; `from` is the text after FROM, including any WHERE. */
export async function countRows(db: Db, from: string): Promise<number> {
  const { rows } = await execute(db, `SELECT count(*) AS n FROM ${from}`);
  return Count.parse(rows[0]).n;
}
