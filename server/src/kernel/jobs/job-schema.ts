// pg-boss versions its own tables, and some of its releases raise that version.

import type pg from "pg";
import pgBoss from "pg-boss/package.json" with { type: "json" };
import { StartError } from "../config/start-error.ts";

/** The schema version of the installed pg-boss. */
export const jobSchemaVersion = pgBoss.pgboss.schema;

/** Undefined if the queue has no tables yet. */
async function storedVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ present: boolean }>(
    "SELECT to_regclass('pgboss.version') IS NOT NULL AS present",
  );
  if (!rows[0]?.present) return undefined;
  const stored = await client.query<{ version: number }>("SELECT version FROM pgboss.version");
  return stored.rows[0]?.version;
}

/**
 * Returns whether the tables match the installed library and there is a queue for each of `names`. Preparing
 * them takes half a second, so it is done only if needed. Throws StartError if a newer library made the
 * tables.
 */
export async function areJobsReady(client: pg.Client, names: readonly string[]): Promise<boolean> {
  const version = await storedVersion(client);
  if (version === undefined || version < jobSchemaVersion) return false;
  if (version > jobSchemaVersion)
    throw new StartError(
      `The job queue of this database was last used by a newer Solodesk (its tables have version ${version}, this one knows ${jobSchemaVersion}); start that Solodesk or a newer one.`,
    );
  const { rowCount } = await client.query("SELECT FROM pgboss.queue WHERE name = ANY($1)", [names]);
  return (rowCount ?? 0) >= names.length;
}
