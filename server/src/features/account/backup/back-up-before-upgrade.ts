import { mkdir } from "node:fs/promises";
import type { BackupStore } from "#gateways/backups/backup-store.ts";
import { openBackups } from "#gateways/backups/open-backups.ts";
import type { Config } from "#kernel/config/config.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { reasonOf } from "#kernel/database/database-failure.ts";
import { openDatabase } from "#kernel/database/db.ts";
import { formatRoot, openRoot } from "#kernel/secrets/secrets.ts";
import { systemClock } from "#kernel/time/clock.ts";
import { backupPlaceOf, folderIn, sentenceOf, type UpgradingStart } from "./ask-before-upgrade.ts";
import { type MadeBackup, makeBackup } from "./make-backup.ts";
import { makeRegularBackup } from "./make-regular-backup.ts";
import { removeOlder, removeUnproved } from "./remove-older.ts";

/** Of the backups in DATA_DIR. Those in BACKUP_TO are removed as all others there. */
const KEPT = 2;

/**
 * Before this version changes a database that holds data with the migrations `pending`: makes a backup that is proved to
 * restore and to come up to date. Throws StartError if the backup fails, or the reason of `signal`.
 */
export async function backUpBeforeUpgrade(start: UpgradingStart, pending: readonly string[]): Promise<void> {
  const { config, log, say, ask, signal } = start;
  signal?.throwIfAborted();
  if (!config.BACKUP_BEFORE_UPGRADE) return;
  if (config.DATABASE_URL !== undefined) {
    if (!ask) log.warn({ migrations: pending.length }, "the database is brought up to date without a backup");
    return;
  }
  const place = backupPlaceOf(config);
  say(ask ? `Backing up to ${place}…` : `${sentenceOf(pending)} First, a backup in ${place}…`);
  try {
    const { name, size } = await unlessStopped(start);
    log.info({ to: place, name, size }, "a backup was made and proved before the upgrade");
  } catch (error) {
    signal?.throwIfAborted();
    throw new StartError(
      `The backup before the upgrade failed, so nothing was changed: ${reasonOf(error)} Correct that and start again, or set BACKUP_BEFORE_UPGRADE=off to upgrade without one.`,
      { cause: error },
    );
  }
}

async function unlessStopped(start: UpgradingStart): Promise<MadeBackup> {
  const { signal } = start;
  // An aborted signal calls no listener.
  signal?.throwIfAborted();
  const made = make(start);
  if (signal === undefined) return made;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([made, stopped]);
}

async function make({ config, log, ownerUrl, say }: UpgradingStart): Promise<MadeBackup> {
  const database = openDatabase(ownerUrl, log, 2);
  let said = "";
  const progress = (_share: number, step: string) => {
    if (step === said) return;
    said = step;
    say(`Backup: ${step}…`);
  };
  try {
    const deps = { config: withPassphrase(config), db: database.db, clock: systemClock, log };
    if (config.BACKUP_TO !== undefined) return await makeRegularBackup(deps, progress);
    const store = await openOwnFolder(config);
    try {
      const made = await makeBackup(deps, { store, progress });
      await removeOlder(store, made.name, KEPT);
      return made;
    } catch (error) {
      // A service manager starts the server again and again, and each attempt would leave an archive.
      await removeUnproved(store, 1).catch(() => undefined);
      throw error;
    }
  } finally {
    await database.close();
  }
}

async function openOwnFolder(config: Config): Promise<BackupStore> {
  const folder = folderIn(config.DATA_DIR);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openBackups(config, folder);
}

/** A backup that stays in DATA_DIR needs no passphrase of its own: the root secret opens it as it opens the database there. */
function withPassphrase(config: Config): Config {
  if (config.BACKUP_PASSPHRASE !== undefined) return config;
  return { ...config, BACKUP_PASSPHRASE: config.SECRET_KEY ?? formatRoot(openRoot(config)) };
}
