import type { BackupState } from "@solodesk/contract/operator/maintenance.ts";
import { isBackupRunning, readLastBackup } from "#features/account/backup/last-backup.ts";
import type { Config } from "#kernel/config/config.ts";
import type { Deps } from "#kernel/deps.ts";

/** Where backups go and how the last one went. */
export async function getBackups({ config }: Pick<Deps, "config">): Promise<BackupState> {
  const { DATA_DIR, BACKUP_TO, BACKUP_KEEP } = config;
  const last = await readLastBackup(DATA_DIR);
  const { at, name, size } = last?.proved ?? {};
  return {
    place: BACKUP_TO ?? null,
    keep: BACKUP_KEEP,
    running: isBackupRunning(DATA_DIR),
    failure: last?.failure ?? null,
    proved: at === undefined || name === undefined || size === undefined ? null : { at, name, size },
    unavailable: whyUnavailable(config),
  };
}

/** Why no backup can be made here; null if one can. */
function whyUnavailable({ DATABASE_URL, BACKUP_TO, BACKUP_PASSPHRASE }: Config): string | null {
  if (DATABASE_URL !== undefined)
    return "The database is one of your own: back it up with pgBackRest, as docs/operate/backup.md shows.";
  if (BACKUP_TO === undefined || BACKUP_PASSPHRASE === undefined)
    return "Set BACKUP_TO to a folder on another disk or to a bucket, and BACKUP_PASSPHRASE, and restart the server.";
  return null;
}
