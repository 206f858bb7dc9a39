// What a backup keeps in the data folder while it is made.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type HeldLock, tryLock } from "#kernel/files/file-lock.ts";

const SCRATCH = "backup.scratch-";

/** Returns the lock under which backups are made, or undefined if one is being made. */
export const lockBackups = (dataDir: string): HeldLock | undefined => tryLock(join(dataDir, "backup.lock"));

export const makeScratch = (dataDir: string): Promise<string> => mkdtemp(join(dataDir, SCRATCH));

/** Removes what a killed backup left. The caller holds the lock. */
export async function sweepScratch(dataDir: string): Promise<void> {
  for (const name of await scratchIn(dataDir))
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
}

/** For the start of the server: a killed backup leaves a copy of the database and its owner's password. */
export async function sweepScratchUnlessUsed(dataDir: string): Promise<void> {
  if ((await scratchIn(dataDir)).length === 0) return;
  const lock = lockBackups(dataDir);
  if (lock === undefined) return;
  try {
    await sweepScratch(dataDir);
  } finally {
    lock.release();
  }
}

const scratchIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith(SCRATCH));
