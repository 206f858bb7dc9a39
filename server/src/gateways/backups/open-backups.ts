import { stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { bucketAt, bucketIn } from "#kernel/config/bucket.ts";
import { type Config, ConfigError } from "#kernel/config/config.ts";
import type { BackupStore } from "./backup-store.ts";
import { folderBackups } from "./folder-backups.ts";
import { s3Backups } from "./s3-backups.ts";

const isBucket = (place: string): boolean => place.startsWith("s3:");

/** Opens the folder or bucket at `place`. Throws ConfigError if a bucket's keys are missing. */
export function openBackups(config: Config, place: string): BackupStore {
  if (!isBucket(place)) return folderBackups(resolve(place));
  if (bucketIn(place) === undefined)
    throw new ConfigError(`${place} is no bucket: use an address such as s3://desk-backups/solodesk.`);
  const bucket = bucketAt(config, place);
  if (bucket === undefined)
    throw new ConfigError(
      `For ${place}, set S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and S3_ENDPOINT unless it is Amazon's.`,
    );
  return s3Backups(bucket);
}

interface Named {
  store: BackupStore;
  /** The last part of the address; undefined if the address is that of a folder. */
  name: string | undefined;
}

/** Opens the store of the backup at `address`: a file, a folder or a bucket, or a file in a bucket. */
export async function openBackupAt(config: Config, address: string): Promise<Named> {
  if (isBucket(address)) {
    const isFile = /\.(gz|failed)$/.test(address);
    const at = address.lastIndexOf("/");
    const [place, name] = isFile ? [address.slice(0, at), address.slice(at + 1)] : [address, undefined];
    return { store: openBackups(config, place), name };
  }
  const path = resolve(address);
  const isFolder =
    address.endsWith("/") ||
    ((await stat(path).catch(() => undefined))?.isDirectory() ?? !path.endsWith(".gz"));
  if (isFolder) return { store: folderBackups(path), name: undefined };
  return { store: folderBackups(dirname(path)), name: basename(path) };
}
