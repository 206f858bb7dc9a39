// The database of an installation of an earlier release: its schema, and rows that its own code wrote.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { listCopiedTables } from "#kernel/database/copy/copied-tables.ts";
import { withConstraintsOff } from "#kernel/database/copy/with-constraints-off.ts";
import { type Migration, migrate, readMigrations } from "#kernel/database/migrate.ts";
import released from "../../src/migrations/released.json" with { type: "json" };

/** By version, the oldest first: the migrations that each release added. */
const byVersion: Record<string, Record<string, string>> = released;

export const releases: string[] = Object.keys(byVersion);

/** The migrations of a release and of all before it. */
export function migrationsOf(version: string): Migration[] {
  const known = new Set(
    releases.slice(0, releases.indexOf(version) + 1).flatMap((one) => Object.keys(byVersion[one] ?? {})),
  );
  return readMigrations().filter(({ name }) => known.has(name));
}

/** Fills an empty database. */
export async function loadRelease(ownerUrl: string, version: string): Promise<void> {
  await migrate(ownerUrl, migrationsOf(version));
  const rows = gunzipSync(readFileSync(join(import.meta.dirname, `${version}.sql.gz`))).toString();
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const names = (await listCopiedTables(client))
      .map(({ name }) => name)
      .filter((name) => name.startsWith("public.") && name !== "public.migrations");
    await client.query("BEGIN");
    await withConstraintsOff(client, names, async () => {
      await client.query(`TRUNCATE ${names.join(", ")}`);
      await client.query(rows);
    });
    await client.query("UPDATE migrations SET version = $1", [version]);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
