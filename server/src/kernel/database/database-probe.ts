// One question to the database by a connection of its own: a pool that is busy or stuck says nothing about the database.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seconds } from "../time/clock.ts";

/** Answers the rows of the last statement. Throws within two seconds where the database does not answer. */
export type DatabaseProbe = (statements: readonly string[]) => Promise<unknown[]>;

const PATIENCE = seconds(1.5);

export const openDatabaseProbe =
  (pool: pg.Pool): DatabaseProbe =>
  async (statements) => {
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: "solodesk probe",
      connectionTimeoutMillis: PATIENCE,
    });
    client.on("error", () => undefined);
    const work = async () => {
      await client.connect();
      let rows: unknown[] = [];
      for (const statement of statements) rows = (await client.query<pg.QueryResultRow>(statement)).rows;
      return rows;
    };
    const late = wait(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error("The database did not answer in time.");
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      // Cuts off a statement that still runs, and is not waited for.
      client.end().catch(() => undefined);
    }
  };
