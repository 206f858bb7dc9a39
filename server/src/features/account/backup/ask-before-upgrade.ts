import { join, resolve } from "node:path";
import { bucketOf } from "#kernel/config/bucket.ts";
import type { Config } from "#kernel/config/config.ts";
import { productVersion } from "#kernel/config/product-version.ts";
import { StartError } from "#kernel/config/start-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { measureCluster, measureUploads } from "./write-archive.ts";

/** A start of a new version on a database of an older one. */
export interface UpgradingStart extends Pick<Deps, "config" | "log"> {
  ownerUrl: string;
  say(message: string): void;
  /** Unset where nobody can answer, or has answered already. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  /** Aborts the backup when the server is stopped. */
  signal?: AbortSignal | undefined;
}

export const folderIn = (dataDir: string): string => join(resolve(dataDir), "backups");

/** Where the backup goes. */
export const backupPlaceOf = ({ BACKUP_TO, DATA_DIR }: Config): string => BACKUP_TO ?? folderIn(DATA_DIR);

export function sentenceOf(pending: readonly string[]): string {
  const count = pending.length === 1 ? "1 migration" : `${pending.length} migrations`;
  return `Solodesk ${productVersion} has ${count} for this database, and older versions cannot use it afterwards.`;
}

const OWN_DATABASE =
  "Solodesk cannot back up the PostgreSQL of DATABASE_URL: make sure that you have a backup (docs/operate/backup.md).";

/**
 * Before this version changes a database that holds data with the migrations `pending`: asks, where somebody can answer.
 * Throws StartError if the answer is no.
 */
export async function askBeforeUpgrade(
  { config, ask }: UpgradingStart,
  pending: readonly string[],
): Promise<void> {
  if (!config.BACKUP_BEFORE_UPGRADE || !ask) return;
  const plan = config.DATABASE_URL === undefined ? await announce(config) : OWN_DATABASE;
  if (await ask(`${sentenceOf(pending)} ${plan} Continue?`)) return;
  throw new StartError("Nothing was changed. The version that ran before can still use this database.");
}

/** Measured on two busy cores: a database of 14 MB took 12 s, and one of 373 MB 112 s. */
export function durationOf(bytes: number): string {
  const seconds = Math.ceil((10 + bytes / 4_000_000) / 10) * 10;
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

async function announce(config: Config): Promise<string> {
  const uploads = bucketOf(config) ? 0 : (await measureUploads(join(config.DATA_DIR, "uploads"))).size;
  const size = (await measureCluster(join(config.DATA_DIR, "postgres"))) + uploads;
  return `It first makes a backup in ${backupPlaceOf(config)}, of at most ${Math.ceil(size / 1e6)} MB, and tries the migrations on it, which takes about ${durationOf(size)}.`;
}
