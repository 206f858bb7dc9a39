// Brings a database to the newest schema: numbered SQL files, each applied once, in order, under a lock.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { connectClient } from "./connect-client.ts";
import { StartError } from "./start-error.ts";

const FOLDER = join(import.meta.dirname, "../migrations");
// Any fixed number: it only has to be the same in every process of this product.
const LOCK = 7_246_001;

/** A database this version cannot work with. */
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

async function appliedOf(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations (
       name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM migrations");
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query("INSERT INTO migrations (name, hash) VALUES ($1, $2)", [name, hash]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Names of the migrations that were applied now. `ownerUrl` must own the schema. */
export async function migrate(ownerUrl: string, migrations = readMigrations()): Promise<string[]> {
  const client = await connectClient({ url: ownerUrl, name: "solodesk migrate" });
  try {
    // Several processes may start at once; the later ones find nothing left to do.
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    const applied = await appliedOf(client);
    const known = new Set(migrations.map(({ name }) => name));
    const newer = [...applied.keys()].find((name) => !known.has(name));
    if (newer)
      throw new MigrationError(`The database was used by a newer version (${newer}); start that version.`);
    const changed = migrations.find(({ name, hash }) => (applied.get(name) ?? hash) !== hash);
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
