import { realpath } from "node:fs/promises";
import pg from "pg";
import { makeDataDir } from "#kernel/config/data-dir.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { unusableDataDir } from "#kernel/config/unusable-data-dir.ts";
import type { HeldLock } from "#kernel/files/file-lock.ts";
import { chooseRunAs } from "./choose-run-as.ts";
import { DataDirInUse, lockDataDir } from "./data-dir-lock.ts";
import { findBinaries } from "./find-binaries.ts";
import { initCluster } from "./init-cluster.ts";
import { supervise } from "./supervise.ts";

export { DataDirInUse };

type LaunchOptions = {
  dataDir: string;
  /** Receives the lines of the server's log. */
  log?: (line: string) => void;
  /** Receives progress messages for the person who waits. */
  progress?: (message: string) => void;
  /** False only in tests: faster, but a power cut may lose everything. */
  durable?: boolean;
};

export type EmbeddedPostgres = {
  /** The owner's connection string to the database "solodesk". */
  url: string;
  port: number;
  /** Whether a server that a killed run left behind was adopted. */
  adopted: boolean;
  stop(): Promise<void>;
};

/**
 * Runs the PostgreSQL of `dataDir`, created at the first start, until `stop` or the end of this process,
 * whatever ends it. Throws `DataDirInUse` if another process uses the folder, or another `StartError`.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, progress = () => undefined, durable = true } = options;
  const { dataDir, lock } = await openDataDir(options.dataDir);
  let stop = async () => lock.release();
  try {
    const { initdb, postgres, pgCtl } = await findBinaries();
    const runAs = await chooseRunAs(dataDir, postgres);
    const password = await initCluster({ dataDir, initdb, runAs, durable, progress });
    const order = { dataDir, postgres, pgCtl, runAs, durable, port: undefined };
    const supervised = await supervise(order, { log, progress });
    stop = () => supervised.stop().finally(() => lock.release());
    const server = `postgres://solodesk:${password}@127.0.0.1:${supervised.port}`;
    await ensureDatabase(server);
    return { url: `${server}/solodesk`, port: supervised.port, adopted: supervised.adopted, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDataDir(wanted: string): Promise<{ dataDir: string; lock: HeldLock }> {
  try {
    makeDataDir(wanted);
    const dataDir = await realpath(wanted);
    return { dataDir, lock: await lockDataDir(dataDir) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unusableDataDir(wanted, error);
  }
}

async function ensureDatabase(server: string): Promise<void> {
  const databaseMissing = "3D000";
  try {
    await run(`${server}/solodesk`, "SELECT 1");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === databaseMissing)) throw error;
    await run(`${server}/postgres`, "CREATE DATABASE solodesk");
  }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  // A broken connection fails its query anyway; without a listener the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
