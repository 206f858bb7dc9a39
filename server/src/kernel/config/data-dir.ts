// The folder for everything stored on this machine, closed to its other users.
import { chmodSync, chownSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Creates the folder with mode 700. Missing parent folders get the default mode. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** The sticky bit: a folder that everybody writes to, such as /tmp, must not be closed. */
const STICKY = 0o1000;

/**
 * Closes the folder to all but its owner. `group` may pass through it to files inside, but can neither list
 * nor write to it. Does nothing if the folder belongs to another user or the file system does not support
 * modes.
 */
export function closeDataDir(dataDir: string, group?: number): void {
  const user = process.getuid?.();
  const { uid, gid, mode } = statSync(dataDir);
  if (user === undefined || (user !== 0 && user !== uid) || (mode & STICKY) !== 0) return;
  const wanted = group === undefined ? 0o700 : 0o710;
  const ours = group ?? gid;
  if ((mode & 0o7777) === wanted && gid === ours) return;
  try {
    // Close it first, or a group would have too much access while group and mode change.
    if (gid !== ours) chmodSync(dataDir, 0o700);
    chownSync(dataDir, uid, ours);
    chmodSync(dataDir, wanted);
  } catch {
    // The files with secrets have private modes anyway.
  }
}
