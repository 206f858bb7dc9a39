import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#kernel/config/start-error.ts";
import { type HeldLock, tryLock } from "#kernel/files/file-lock.ts";

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

/** Locks `dataDir` for this process until `release` or exit. Throws `DataDirInUse` within half a second. */
export async function lockDataDir(dataDir: string): Promise<HeldLock> {
  const pidFile = join(dataDir, "solodesk.pid");
  // A killed holder may need a moment to exit.
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

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
