import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Instant } from "@solodesk/contract/kernel/time.ts";
import { z } from "zod";
import { lockBackups } from "./backup-scratch.ts";

const LastBackup = z.object({
  /** When the last backup to BACKUP_TO was begun. */
  triedAt: Instant,
  /** Why it failed; null if it was proved and kept. */
  failure: z.string().nullable(),
  /** The newest one that was proved. */
  proved: z.object({ at: Instant, place: z.string(), name: z.string(), size: z.int() }).nullable(),
});
/** How the backups to BACKUP_TO go, for metrics and checks. */
export type LastBackup = z.infer<typeof LastBackup>;

const fileIn = (dataDir: string): string => join(dataDir, "last-backup.json");

/** The failure that is recorded until there is a result: one that is killed can't record it afterwards. */
export const UNFINISHED = "It did not finish.";

/** Undefined if none was tried yet. One that is still being made has not failed. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(fileIn(dataDir), "utf8").catch(() => "null");
  try {
    const last = LastBackup.safeParse(JSON.parse(text)).data;
    return last?.failure === UNFINISHED && isBackupRunning(dataDir) ? { ...last, failure: null } : last;
  } catch {
    return undefined;
  }
}

export function isBackupRunning(dataDir: string): boolean {
  const lock = lockBackups(dataDir);
  lock?.release();
  return lock === undefined;
}

export async function writeLastBackup(dataDir: string, last: LastBackup): Promise<void> {
  const draft = `${fileIn(dataDir)}.new`;
  await writeFile(draft, `${JSON.stringify(last, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, fileIn(dataDir));
}
