// The port a server got is left in its data folder, so that commands beside it know where links lead.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HeldLock, tryLock } from "../files/file-lock.ts";

const fileIn = (dataDir: string): string => join(dataDir, "solodesk.port");
/** Held by whoever left the port: on one that a killed server left behind, anybody may listen by now. */
const lockIn = (dataDir: string): string => join(dataDir, "solodesk.port.lock");

/**
 * Takes it away again. Of several servers over one folder the first leaves its own. A folder nothing can be written to, as beside
 * an outside database and a bucket, is none of its concern.
 */
export function leavePort(dataDir: string, port: number): () => void {
  let lock: HeldLock | undefined;
  try {
    lock = tryLock(lockIn(dataDir));
    if (lock === undefined) return () => undefined;
    writeFileSync(fileIn(dataDir), `${port}\n`, { mode: 0o600 });
  } catch {
    // Held beside a port that another left, it would vouch for that.
    lock?.release();
    return () => undefined;
  }
  const held = lock;
  return () => {
    rmSync(fileIn(dataDir), { force: true });
    held.release();
  };
}

/** Undefined where no server runs over this folder. */
export function findListeningPort(dataDir: string): number | undefined {
  const port = readPort(dataDir);
  return port !== undefined && isHeld(lockIn(dataDir)) ? port : undefined;
}

function readPort(dataDir: string): number | undefined {
  try {
    const port = Number(readFileSync(fileIn(dataDir), "utf8"));
    return Number.isInteger(port) && port > 0 && port <= 65_535 ? port : undefined;
  } catch {
    return undefined;
  }
}

function isHeld(file: string): boolean {
  try {
    const lock = tryLock(file);
    lock?.release();
    return lock === undefined;
  } catch {
    return false;
  }
}
