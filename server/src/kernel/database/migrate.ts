// Migrates a database to the newest schema: numbered SQL files, each applied once, in order, under a lock.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { productVersion } from "../config/product-version.ts";
import { StartError } from "../config/start-error.ts";
import { connectClient } from "./connect-client.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
// Key of the advisory lock, an arbitrary number. It must be the same in every process.
const LOCK = 7_246_001;

/** This version cannot work with the database. */
export class MigrationError extends StartError {}

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name));
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name), "utf8");
    return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
  });
}

interface Applied {
  name: string;
  hash: string;
  /** The release that applied it; null if that release did not record its version yet. */
  version: string | null;
}

async function appliedOf(client: pg.Client): Promise<Map<string, Applied>> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations (
       name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(), version text)`,
  );
  // Check first: ALTER TABLE waits for all readers of the table, even if the column exists.
  const { rowCount } = await client.query(
    "SELECT FROM pg_attribute WHERE attrelid = 'migrations'::regclass AND attname = 'version' AND NOT attisdropped",
  );
  if (rowCount === 0) await client.query("ALTER TABLE migrations ADD COLUMN version text");
  const { rows } = await client.query<Applied>("SELECT name, hash, version FROM migrations ORDER BY name");
  return new Map(rows.map((row) => [row.name, row]));
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query("INSERT INTO migrations (name, hash, version) VALUES ($1, $2, $3)", [
      name,
      hash,
      productVersion,
    ]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Throws MigrationError, naming the release to start, if a migration was applied that is unknown here. */
export function requireKnown(
  applied: readonly Pick<Applied, "name" | "version">[],
  migrations: readonly Migration[],
): void {
  const known = new Set(migrations.map(({ name }) => name));
  const newest = applied.findLast(({ name }) => !known.has(name));
  if (newest === undefined) return;
  throw new MigrationError(
    newest.version === null
      ? `This database was last used by a newer Solodesk than this one, ${productVersion} (it has ${newest.name}); start the newer one.`
      : `This database was last used by Solodesk ${newest.version}; start that version or newer.`,
  );
}

/** Returns the names of the migrations that the database lacks, and changes nothing. */
export async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const names = readMigrations().map(({ name }) => name);
  const known = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'migrations'",
  );
  if (known.rowCount === 0) return names;
  const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations");
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

/** Applies the pending migrations and returns their names. The user of `ownerUrl` must own the schema. */
export async function migrate(ownerUrl: string, migrations = readMigrations()): Promise<string[]> {
  const client = await connectClient({ url: ownerUrl, name: "solodesk migrate" });
  try {
    // Several processes may start at once; the later ones find nothing left to do.
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    const applied = await appliedOf(client);
    requireKnown([...applied.values()], migrations);
    const changed = migrations.find(({ name, hash }) => (applied.get(name)?.hash ?? hash) !== hash);
    if (changed)
      throw new MigrationError(
        `Migration ${changed.name} was changed after it had been applied; restore it.`,
      );
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
