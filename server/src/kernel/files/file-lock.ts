/**
 * A lock that the operating system frees when its holder dies, kill -9 included. Node has no flock, but
 * SQLite locks files: an exclusive transaction on an empty database holds a kernel lock, on every platform,
 * and leaves nothing stale behind. Nothing is ever written to the file. No other code of this process may
 * open it, because POSIX frees a process's locks on a file as soon as it closes any handle on it.
 */
import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export type HeldLock = { release: () => void };

/** Returns the lock on `file`, or undefined if it is already held. */
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
