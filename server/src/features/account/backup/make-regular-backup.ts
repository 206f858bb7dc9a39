import { type BackupStore, isUnproved } from "#gateways/backups/backup-store.ts";
import { openBackups } from "#gateways/backups/open-backups.ts";
import type { Deps } from "#kernel/deps.ts";
import { BackupError } from "./backup-error.ts";
import { readLastBackup, UNFINISHED, writeLastBackup } from "./last-backup.ts";
import { BackupRunning, type MadeBackup, makeBackup } from "./make-backup.ts";

interface Removal {
  /** Names of older backups that were removed. */
  removed: string[];
  /** Why not all of those beyond BACKUP_KEEP were removed. */
  removalFault: string | undefined;
}

type Needed = Pick<Deps, "config" | "db" | "clock" | "log">;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

/** Never throws, because the new backup is proved whatever becomes of older ones. */
async function removeOlder(store: BackupStore, made: string, kept: number): Promise<Removal> {
  const removed: string[] = [];
  try {
    const names = (await store.list()).map(({ name }) => name);
    for (const name of [...beyond(names, made, kept), ...names.filter(isUnproved)]) {
      await store.remove(name);
      removed.push(name);
    }
    return { removed, removalFault: undefined };
  } catch (error) {
    return { removed, removalFault: reasonOf(error) };
  }
}

/**
 * Which of `names`, newest first, are to be removed so that `kept` remain: `made` among them, and those whose
 * names lie after it (the clock once ran ahead) only where there are not enough others.
 */
export function beyond(names: string[], made: string, kept: number): string[] {
  const proved = names.filter((name) => !isUnproved(name));
  const [before, after] = [proved.filter((name) => name < made), proved.filter((name) => name > made)];
  return [...before, ...after].slice(kept - 1);
}

/** Of those that failed, only the newest is worth its space, and only until one succeeds. */
async function removeUnproved(store: BackupStore, kept: number): Promise<void> {
  const unproved = (await store.list()).filter(({ name }) => isUnproved(name)).slice(kept);
  for (const { name } of unproved) await store.remove(name);
}
