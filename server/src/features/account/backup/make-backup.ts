import { createReadStream } from "node:fs";
import { mkdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { BackupNote } from "@solodesk/contract/account/backup.ts";
import { type BackupStore, nameBackup, unprovedName } from "#gateways/backups/backup-store.ts";
import { DRAFT } from "#gateways/backups/folder-backups.ts";
import { bucketOf } from "#kernel/config/bucket.ts";
import type { Config } from "#kernel/config/config.ts";
import { productVersion } from "#kernel/config/product-version.ts";
import type { Deps } from "#kernel/deps.ts";
import { sealWithPassphrase } from "#kernel/secrets/passphrase.ts";
import { formatRoot, openRoot } from "#kernel/secrets/secrets.ts";
import { findRunningPostgres } from "#postgres/find-running-postgres.ts";
import { findOwnerPassword } from "#postgres/owner-password.ts";
import { findBackupFigures } from "./backup.repository.ts";
import { BackupError } from "./backup-error.ts";
import { lockBackups, makeScratch, sweepScratch } from "./backup-scratch.ts";
import { proveBackup } from "./prove-backup.ts";
import { type BackupSecrets, machine } from "./unpack-archive.ts";
import { measureCluster, measureUploads, writeArchive } from "./write-archive.ts";

/** Another process makes one right now. */
export class BackupRunning extends BackupError {}

export interface MadeBackup {
  name: string;
  /** In bytes. */
  size: number;
  note: BackupNote;
}

interface Wanted {
  store: BackupStore;
  /** If unset, the backup is named by its time. */
  name?: string | undefined;
  progress(share: number, text: string): void;
  /** Runs first, once no other backup is being made. */
  begin?(): Promise<void>;
}

/** Bytes that stay free for the running database. */
const RESERVE = 500 * 1024 * 1024;

/** Returns the passphrase. Throws BackupError if no backup can be made here. */
export function requireBackups({ DATABASE_URL, BACKUP_PASSPHRASE }: Config): string {
  if (DATABASE_URL !== undefined)
    throw new BackupError(
      "solo backup is for the embedded database: back up the PostgreSQL of DATABASE_URL with pgBackRest, as docs/operate/backup.md shows.",
    );
  if (BACKUP_PASSPHRASE === undefined)
    throw new BackupError(
      "A backup without its secrets is of no use, and they need a passphrase: set BACKUP_PASSPHRASE, and keep a copy away from this machine.",
    );
  return BACKUP_PASSPHRASE;
}

type Needed = Pick<Deps, "config" | "db" | "clock" | "log">;

/**
 * Makes a backup beside the running server, restores it to prove it, and keeps it in `store`. One that can't
 * be proved is kept under another name. Throws BackupError or BackupStoreError.
 */
export async function makeBackup(deps: Needed, wanted: Wanted): Promise<MadeBackup> {
  const { DATA_DIR } = deps.config;
  const passphrase = requireBackups(deps.config);
  const lock = lockBackups(DATA_DIR);
  if (lock === undefined) throw new BackupRunning("Another backup is being made: wait until it is done.");
  try {
    await wanted.begin?.();
    await sweepScratch(DATA_DIR);
    await wanted.store.sweep(wanted.name);
    const scratch = await makeScratch(DATA_DIR);
    try {
      return await make(deps, { ...wanted, passphrase, scratch });
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

interface Making extends Wanted {
  passphrase: string;
  scratch: string;
}

async function make(deps: Needed, { store, passphrase, scratch, ...wanted }: Making): Promise<MadeBackup> {
  const { DATA_DIR } = deps.config;
  const ownerUrl = await findRunningPostgres(DATA_DIR);
  const password = await findOwnerPassword(DATA_DIR);
  if (ownerUrl === undefined || password === undefined)
    throw new BackupError(`The database in ${DATA_DIR} does not run.`);
  const { migrations, ...before } = await findBackupFigures(deps.db);
  const now = deps.clock.now();
  const note: BackupNote = {
    format: 1,
    madeAt: now.toISOString(),
    release: productVersion,
    machine,
    ...before,
    databaseSize: await measureCluster(join(DATA_DIR, "postgres")),
    uploads: bucketOf(deps.config) ? null : await measureUploads(join(DATA_DIR, "uploads")),
    migrations,
  };
  await requireRoom(DATA_DIR, note, store);
  const secrets: BackupSecrets = { root: formatRoot(openRoot(deps.config)), password };
  const name = wanted.name ?? nameBackup(now);
  const draft = join(store.folder ?? scratch, `${DRAFT}${name}`);
  try {
    const uploads = await writeArchive({
      path: draft,
      dataDir: DATA_DIR,
      ownerUrl,
      note,
      sealed: await sealWithPassphrase(passphrase, JSON.stringify(secrets)),
      progress: (share) => wanted.progress(share * 0.5, "copying"),
    });
    const after = await findBackupFigures(deps.db);
    const restored = join(scratch, "restored");
    await mkdir(restored, { mode: 0o700 });
    const proof = proveBackup(deps, {
      source: createReadStream(draft),
      name,
      passphrase,
      scratch: restored,
      before: { ...before, migrations },
      after,
      uploads,
      progress: (share) => wanted.progress(0.5 + share * 0.5, "proving that it restores"),
    });
    await proof.catch(async (error: unknown) => {
      await store.keep(draft, unprovedName(name));
      throw new BackupError(
        `The backup does not restore and is kept as ${unprovedName(name)}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    });
    const { size } = await stat(draft);
    await store.keep(draft, name);
    return { name, size, note };
  } finally {
    await rm(draft, { force: true });
  }
}

/** The proof fills the disk of the running database, so it must fit beside it. */
async function requireRoom(dataDir: string, note: BackupNote, { folder }: BackupStore): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const isOnSameDisk = folder === undefined || (await stat(folder)).dev === (await stat(dataDir)).dev;
  const archive = isOnSameDisk ? note.databaseSize + (note.uploads?.size ?? 0) : 0;
  const needed = note.databaseSize + archive + RESERVE;
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `A backup needs ${Math.ceil(needed / 1e6)} MB of free space on the disk of ${dataDir} to prove that it restores, and ${Math.floor((bavail * bsize) / 1e6)} MB are free.`,
  );
}
