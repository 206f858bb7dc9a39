// Checks the database over a separate connection: a busy or stuck pool says nothing about the database.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seconds } from "../time/clock.ts";

/** Returns the rows of the last statement. Throws within two seconds if the database does not respond. */
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
      // Cuts off a statement that is still running; there is no need to await it.
      client.end().catch(() => undefined);
    }
  };
