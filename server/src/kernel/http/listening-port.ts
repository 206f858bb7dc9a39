// The server writes its port to its data folder, so that commands on the same machine can build links.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HeldLock, tryLock } from "../files/file-lock.ts";

const fileIn = (dataDir: string): string => join(dataDir, "solodesk.port");
/** Held by the server that wrote the port. After a server was killed, another program may use its port. */
const lockIn = (dataDir: string): string => join(dataDir, "solodesk.port.lock");

/**
 * Writes the port and returns a function that removes it. Of several servers over one folder, only the first
 * writes its port. A folder that is not writable is ignored: with an external database and a bucket it may
 * be.
 */
export function publishPort(dataDir: string, port: number): () => void {
  let lock: HeldLock | undefined;
  try {
    lock = tryLock(lockIn(dataDir));
    if (lock === undefined) return () => undefined;
    writeFileSync(fileIn(dataDir), `${port}\n`, { mode: 0o600 });
  } catch {
    // Otherwise the held lock would make an old port in the file look valid.
    lock?.release();
    return () => undefined;
  }
  const held = lock;
  return () => {
    rmSync(fileIn(dataDir), { force: true });
    held.release();
  };
}

/** Undefined if no server runs on this folder. */
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
