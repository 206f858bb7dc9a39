import { type BackupStore, isUnproved } from "#gateways/backups/backup-store.ts";
import { reasonOf } from "#kernel/database/database-failure.ts";

export interface Removal {
  /** Names of older backups that were removed. */
  removed: string[];
  /** Why not all of those beyond the number to keep were removed. */
  removalFault: string | undefined;
}

/** Never throws, because the new backup is proved whatever becomes of older ones. */
export async function removeOlder(store: BackupStore, made: string, kept: number): Promise<Removal> {
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
export async function removeUnproved(store: BackupStore, kept: number): Promise<void> {
  const unproved = (await store.list()).filter(({ name }) => isUnproved(name)).slice(kept);
  for (const { name } of unproved) await store.remove(name);
}
