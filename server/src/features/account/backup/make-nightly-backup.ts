import type { Deps } from "#kernel/deps.ts";
import { minutes } from "#kernel/time/clock.ts";
import { readLastBackup } from "./last-backup.ts";
import { makeLoggedBackup } from "./make-logged-backup.ts";

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
  const { config, clock } = deps;
  if (config.BACKUP_TO === undefined) return;
  const last = await readLastBackup(config.DATA_DIR);
  if (isBackupDue(clock.now(), last?.triedAt)) await makeLoggedBackup(deps);
}
