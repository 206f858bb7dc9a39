// Copies an installation into another PostgreSQL. The old database is only read.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";
import type { Config } from "#kernel/config/config.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { connectClient } from "#kernel/database/connect-client.ts";
import { listCopiedTables } from "#kernel/database/copy/copied-tables.ts";
import { copyDatabase, type Moved } from "#kernel/database/copy/copy-database.ts";
import {
  requireEmptyTarget,
  requireOtherDatabase,
  requireTarget,
} from "#kernel/database/copy/require-target.ts";
import { pendingMigrations } from "#kernel/database/migrate.ts";
import { requireSessions } from "#kernel/database/require-sessions.ts";
import { areJobsReady } from "#kernel/jobs/job-schema.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { jobNames } from "./job-list.ts";
import { openPostgres } from "./open-postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";

interface Move {
  config: Config;
  log: Logger;
  /** The new database, with its owner's user and password. */
  to: string;
  say(message: string): void;
  progress(share: number, text: string): void;
}

/**
 * Copies the installation of `config` into the empty database at `to`, which afterwards has the same rows in every table.
 * Throws StartError; then nothing has been moved, and the same call can be tried again.
 */
export async function moveDatabase({ config, log, to, say, progress }: Move): Promise<Moved> {
  requireInstallation(config);
  await requireSessions(to, "--to");
  const { ownerUrl, stop } = await openPostgres(config, { log, progress: say });
  const clients: pg.Client[] = [];
  try {
    const source = await connectClient({ url: ownerUrl, name: "solodesk move" });
    clients.push(source);
    const target = await connectClient({ url: to, setting: "--to", name: "solodesk move" });
    clients.push(target);
    await requireOtherDatabase(source, target);
    await requireUpToDate(source);
    await requireStopped(source);
    const appUrl = roleAt(to, config);
    await requireTarget(target, {
      extensions: await extensionsOf(source),
      isRoleNamed: appUrl !== undefined,
    });
    const tables = await listCopiedTables(source);
    await requireEmptyTarget(target, tables);
    const role = { secrets: openSecrets(config), password: config.DATABASE_APP_PASSWORD };
    await prepareDatabase({ ownerUrl: to, appUrl, role, log });
    return await copyDatabase({ source, target, tables, faultsIn, progress });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await stop();
  }
}

/** Opening an embedded database where there is none would create one. */
function requireInstallation({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL !== undefined || existsSync(join(DATA_DIR, "postgres", "PG_VERSION"))) return;
  throw new StartError(
    `There is no database in ${DATA_DIR}: set DATA_DIR to the folder of your installation.`,
  );
}

/** The old database is not migrated, so that going back to it stays possible with the release that wrote it. */
async function requireUpToDate(source: pg.Client): Promise<void> {
  if ((await pendingMigrations(source)).length === 0 && (await areJobsReady(source, jobNames))) return;
  throw new StartError("The database is older than this release: start Solodesk once, stop it, then move.");
}

/** Of an embedded database the lock of its folder has seen to that already. */
async function requireStopped(source: pg.Client): Promise<void> {
  const { rowCount } = await source.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'solodesk'",
  );
  if (rowCount === 0) return;
  throw new StartError(
    "Solodesk is running on the database that you want to move: stop every process, then move.",
  );
}

async function extensionsOf(source: pg.Client): Promise<string[]> {
  const { rows } = await source.query<{ name: string }>("SELECT extname::text AS name FROM pg_extension");
  return rows.map(({ name }) => name);
}

/** DATABASE_APP_URL may still name the role at the old database. */
function roleAt(to: string, { DATABASE_APP_URL }: Config): string | undefined {
  if (DATABASE_APP_URL === undefined) return undefined;
  const [wanted, named] = [new URL(to), new URL(DATABASE_APP_URL)];
  return wanted.host === named.host && wanted.pathname === named.pathname ? DATABASE_APP_URL : undefined;
}

/** What `solo ledger check` finds, on a connection that is within a transaction. */
async function faultsIn(client: pg.ClientBase): Promise<string[]> {
  const faults: string[] = [];
  for (const { claim, sql } of allChecks) {
    const { rows } = await client.query<{ fault: string }>(`SELECT fault FROM (${sql}) AS found`);
    for (const { fault } of rows) faults.push(`${claim}: ${fault}`);
  }
  return faults.toSorted();
}
