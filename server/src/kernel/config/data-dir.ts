// The folder of everything that is kept on this machine: closed to its other users.
import { chmodSync, chownSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Only the folder itself is closed: those above it, where they are missing, are made as usual. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** What everybody writes to, such as /tmp, is not ours to close. */
const STICKY = 0o1000;

/**
 * Nobody but the folder's owner gets in. `group` may pass through it, to what it is allowed to inside, and can neither list
 * nor write to it. Left as it is: a folder that belongs to somebody else, or on a file system without such rights.
 */
export function closeDataDir(dataDir: string, group?: number): void {
  const user = process.getuid?.();
  const { uid, gid, mode } = statSync(dataDir);
  if (user === undefined || (user !== 0 && user !== uid) || (mode & STICKY) !== 0) return;
  const wanted = group === undefined ? 0o700 : 0o710;
  const ours = group ?? gid;
  if ((mode & 0o7777) === wanted && gid === ours) return;
  try {
    // First, or the group it had could pass for a moment.
    if (gid !== ours) chmodSync(dataDir, 0o700);
    chownSync(dataDir, uid, ours);
    chmodSync(dataDir, wanted);
  } catch {
    // What is secret in it is closed by itself.
  }
}
