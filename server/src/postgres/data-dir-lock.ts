/**
 * A lock that the operating system frees when its holder dies, kill -9 included. Node has no flock, but SQLite has:
 * an exclusive transaction on an empty database holds a lock of the kernel, on every platform, taken by one at most
 * and without anything stale to clean up. Nothing is ever written to the file. No other code of this process may open
 * it: POSIX frees a process's locks on a file as soon as it closes any handle on it.
 */
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#kernel/start-error.ts";

export type HeldLock = { release: () => void };

export class DataDirInUse extends StartError {
  override name = "DataDirInUse";
  readonly dataDir: string;
  readonly pid: number | undefined;

  constructor(dataDir: string, pid: number | undefined) {
    const holder = pid === undefined ? "Another process" : `Process ${pid}`;
    super(`${holder} already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`);
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

/** Makes this process the only one on `dataDir` until `release` or its end; throws `DataDirInUse` within half a second. */
export async function lockDataDir(dataDir: string): Promise<HeldLock> {
  const pidFile = join(dataDir, "solodesk.pid");
  // A killed holder may need a moment to vanish.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const lock = tryLock(join(dataDir, "solodesk.lock"));
    if (lock !== undefined) {
      writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
      return lock;
    }
    await wait(30);
  }
  throw new DataDirInUse(dataDir, readPid(pidFile));
}

/** The lock on `file`, or undefined while another holds it. */
export function tryLock(file: string): HeldLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  chmodSync(file, 0o600);
  return { release: () => database.isOpen && database.close() };
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
