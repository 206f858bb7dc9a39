// Migrates a database to the newest schema: numbered SQL files, each applied once, in order, under a lock.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import { productVersion } from "../config/product-version.ts";
import { StartError } from "../config/start-error.ts";
import { connectClient } from "./connect-client.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
// Key of the advisory lock, an arbitrary number. It must be the same in every process.
const LOCK = 7_246_001;
/** Name of the connection that migrates, or waits for it. */
const MIGRATING = "solodesk migrate";

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

/**
 * Other encodings cannot store every name. Throws MigrationError if nothing is in the database yet; one that has worked so
 * far goes on, with a warning.
 */
async function requireEncoding(client: pg.Client, isEmpty: boolean, log: Logger | undefined): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    "SELECT current_database() AS name, current_setting('server_encoding') AS encoding",
  );
  const { name = "", encoding = "" } = rows[0] ?? {};
  if (encoding === "UTF8") return;
  if (isEmpty)
    throw new MigrationError(
      `The database "${name}" has the encoding ${encoding}, and Solodesk needs UTF8: create another with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and name it in DATABASE_URL.`,
    );
  log?.warn(
    { database: name, encoding },
    "the encoding of the database is not UTF8: it cannot store every name",
  );
}

/** The columns that the table of migrations has; none if there is no such table. */
async function columnsOf(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = to_regclass('migrations') AND attnum > 0 AND NOT attisdropped`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Checks first: ALTER TABLE waits for all readers of the table, even if the column exists. */
async function makeTable(client: pg.Client): Promise<void> {
  const columns = await columnsOf(client);
  if (columns.size === 0)
    await client.query(
      `CREATE TABLE migrations (
         name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(), version text)`,
    );
  else if (!columns.has("version")) await client.query("ALTER TABLE migrations ADD COLUMN version text");
}

async function appliedOf(client: pg.Client): Promise<Map<string, Applied>> {
  const columns = await columnsOf(client);
  if (columns.size === 0) return new Map();
  const version = columns.has("version") ? "version" : "NULL AS version";
  const { rows } = await client.query<Applied>(`SELECT name, hash, ${version} FROM migrations ORDER BY name`);
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
    // If the connection broke, PostgreSQL rolls back by itself; what broke it is the error to report.
    await client.query("ROLLBACK").catch(() => undefined);
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

/** Whether anyone has an account here. A first start that was killed may not have made the table yet. */
async function holdsData(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'users'",
  );
  return rowCount !== 0 && (await client.query("SELECT FROM users LIMIT 1")).rowCount !== 0;
}

/** What happens around the migrations of a database that lacks some. */
export interface Upgrade {
  /** Shows a message about a slow step. */
  say(message: string): void;
  /** Asks whether to bring a database that holds data up to date, while others can still work. Throws if the answer is no. */
  ask(pending: string[]): Promise<void>;
  /** Runs before a database that holds data is changed; other processes wait for it. If it throws, nothing is changed. */
  backUp(pending: string[]): Promise<void>;
}

interface Options {
  log?: Logger;
  upgrade?: Upgrade | undefined;
}

/** Changes nothing. Throws MigrationError if this version cannot work with the database. */
async function findPending(
  client: pg.Client,
  migrations: readonly Migration[],
  log?: Logger,
): Promise<Migration[]> {
  const applied = await appliedOf(client);
  await requireEncoding(client, applied.size === 0, log);
  requireKnown([...applied.values()], migrations);
  const changed = migrations.find(({ name, hash }) => (applied.get(name)?.hash ?? hash) !== hash);
  if (changed)
    throw new MigrationError(`Migration ${changed.name} was changed after it had been applied; restore it.`);
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Several processes may start at once; the later ones find nothing left to do. */
async function lock(client: pg.Client, sayWaiting: () => void): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1) AS locked", [
    LOCK,
  ]);
  if (rows[0]?.locked) return;
  sayWaiting();
  await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
}

const namesOf = (migrations: readonly Migration[]) => migrations.map(({ name }) => name);

/**
 * Applies the pending migrations and returns their names. The user of `ownerUrl` must own the schema. The question of
 * `upgrade` is asked before the lock is taken, because people take their time.
 */
export async function migrate(
  ownerUrl: string,
  migrations = readMigrations(),
  { log, upgrade }: Options = {},
): Promise<string[]> {
  const client = await connectClient({ url: ownerUrl, name: MIGRATING });
  try {
    const lacking = await findPending(client, migrations, log);
    if (upgrade && lacking.length > 0 && (await holdsData(client))) await upgrade.ask(namesOf(lacking));
    await lock(client, () => {
      if (lacking.length > 0) upgrade?.say("Waiting for another process that upgrades the database…");
    });
    const pending = await findPending(client, migrations);
    await makeTable(client);
    if (upgrade && pending.length > 0 && (await holdsData(client))) await upgrade.backUp(namesOf(pending));
    for (const migration of pending) await apply(client, migration);
    return namesOf(pending);
  } finally {
    await client.end();
  }
}

/**
 * For a command beside a running server. Throws MigrationError while the server has not yet brought the database up to date,
 * or if it never will, because it is older than the command.
 */
export async function requireMigrated(ownerUrl: string): Promise<void> {
  const client = await connectClient({ url: ownerUrl, name: "solodesk" });
  try {
    if ((await pendingMigrations(client)).length === 0) return;
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
      [MIGRATING],
    );
    throw new MigrationError(
      rowCount === 0
        ? "The running server is older than this command: start the new version of it first."
        : "The server is upgrading this database. Try again when it is ready.",
    );
  } finally {
    await client.end();
  }
}
