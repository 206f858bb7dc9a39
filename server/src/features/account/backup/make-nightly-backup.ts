import type { Deps } from "#kernel/deps.ts";
import { minutes } from "#kernel/time/clock.ts";
import { readLastBackup } from "./last-backup.ts";
import { BackupRunning } from "./make-backup.ts";
import { makeRegularBackup } from "./make-regular-backup.ts";

const hours = (n: number) => n * minutes(60);
/** In UTC. */
const NIGHT = 2;

/** Each night, and within the hour on a machine that was off at night. */
export function isBackupDue(now: Date, triedAt: string | undefined): boolean {
  if (triedAt === undefined) return true;
  const since = now.getTime() - new Date(triedAt).getTime();
  return since > hours(now.getUTCHours() === NIGHT ? 12 : 25);
}

/** Runs every hour. A failure is logged, not thrown: the queue would try again right away. */
export async function makeNightlyBackup(deps: Deps): Promise<void> {
  const { config, clock, log } = deps;
  if (config.BACKUP_TO === undefined) return;
  const last = await readLastBackup(config.DATA_DIR);
  if (!isBackupDue(clock.now(), last?.triedAt)) return;
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
