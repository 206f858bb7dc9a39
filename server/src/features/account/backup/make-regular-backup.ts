import { openBackups } from "#gateways/backups/open-backups.ts";
import { reasonOf } from "#kernel/database/database-failure.ts";
import type { Deps } from "#kernel/deps.ts";
import { BackupError } from "./backup-error.ts";
import { readLastBackup, UNFINISHED, writeLastBackup } from "./last-backup.ts";
import { BackupRunning, type MadeBackup, makeBackup } from "./make-backup.ts";
import { type Removal, removeOlder, removeUnproved } from "./remove-older.ts";

type Needed = Pick<Deps, "config" | "db" | "clock" | "log">;

/** Makes a backup in BACKUP_TO, removes those beyond BACKUP_KEEP, and records how it went. Throws as makeBackup. */
export async function makeRegularBackup(
  deps: Needed,
  progress: (share: number, text: string) => void,
): Promise<MadeBackup & Removal> {
  const { DATA_DIR, BACKUP_TO, BACKUP_KEEP } = deps.config;
  if (BACKUP_TO === undefined) throw new BackupError("Name a file, a folder or a bucket, or set BACKUP_TO.");
  const store = openBackups(deps.config, BACKUP_TO);
  const triedAt = deps.clock.now().toISOString();
  const proved = (await readLastBackup(DATA_DIR))?.proved ?? null;
  const record = (failure: string) => writeLastBackup(DATA_DIR, { triedAt, failure, proved });
  try {
    // A process that is killed cannot say so afterwards.
    const made = await makeBackup(deps, { store, progress, begin: () => record(UNFINISHED) });
    const { name, size, note } = made;
    await writeLastBackup(DATA_DIR, {
      triedAt,
      failure: null,
      proved: { at: note.madeAt, place: store.place, name, size },
    });
    return { ...made, ...(await removeOlder(store, name, BACKUP_KEEP)) };
  } catch (error) {
    if (!(error instanceof BackupRunning)) {
      // On a full disk this fails too; what failed first is what the operator needs to know.
      await record(reasonOf(error)).catch((reason: unknown) =>
        deps.log.warn({ reason: reasonOf(reason) }, "the failure of the backup could not be recorded"),
      );
      await removeUnproved(store, 1).catch(() => undefined);
    }
    throw error;
  }
}
