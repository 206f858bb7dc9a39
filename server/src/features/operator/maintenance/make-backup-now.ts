import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { BackupState } from "@solodesk/contract/operator/maintenance.ts";
import { makeLoggedBackup } from "#features/account/backup/make-logged-backup.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getBackups } from "./get-backups.ts";

/** Starts a backup to BACKUP_TO and does not wait for it. Throws "invalid_transition" if none can be made now. */
export async function makeBackupNow(deps: Deps, operator: SessionUser): Promise<BackupState> {
  const before = await getBackups(deps);
  if (before.unavailable !== null) throw new AppError("invalid_transition", { message: before.unavailable });
  if (before.running)
    throw new AppError("invalid_transition", { message: t("A backup is being made already.") });
  deps.log.info({ operator: operator.id }, "an operator started a backup");
  void makeLoggedBackup(deps);
  return { ...before, running: true, failure: null };
}
