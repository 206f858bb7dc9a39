import type { Deps } from "#kernel/deps.ts";
import { BackupRunning } from "./make-backup.ts";
import { makeRegularBackup } from "./make-regular-backup.ts";

/** Makes a backup in BACKUP_TO. How it went is logged; a failure is not thrown. */
export async function makeLoggedBackup(deps: Deps): Promise<void> {
  const { config, log } = deps;
  try {
    const { name, size, removed, removalFault } = await makeRegularBackup(deps, () => undefined);
    log.info({ to: config.BACKUP_TO, name, size, removed }, "a backup was made and proved");
    if (removalFault !== undefined)
      log.error({ to: config.BACKUP_TO, reason: removalFault }, "older backups could not be removed");
  } catch (error) {
    if (error instanceof BackupRunning) return;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ to: config.BACKUP_TO, reason }, "the backup failed");
  }
}
