import { mkdir, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { BackupNote } from "@solodesk/contract/account/backup.ts";
import type { Config } from "#kernel/config/config.ts";
import { makeDataDir } from "#kernel/config/data-dir.ts";
import { formatRoot, openRoot, rootFile } from "#kernel/secrets/secrets.ts";
import { chooseRunAs } from "#postgres/choose-run-as.ts";
import { lockDataDir } from "#postgres/data-dir-lock.ts";
import { findBinaries } from "#postgres/find-binaries.ts";
import { handOver, syncFolder } from "#postgres/init-cluster.ts";
import { passwordFile } from "#postgres/owner-password.ts";
import { BackupError } from "./backup-error.ts";
import { unpackArchive, unpackEntry } from "./unpack-archive.ts";

const DRAFT = "restoring";
/** What this process and a killed one leave in the folder before anything is restored. */
const TRACES = /^(solodesk\.(lock|pid)|postgres\.probe-)/;
/** In the order in which they move into place: until the last one has, no server starts on them. */
const PARTS = ["postgres", "uploads", "secret.key", "postgres.password"];

interface Backup {
  source: Readable;
  name: string;
  passphrase: string;
  progress(share: number): void;
}

/**
 * Restores a backup into DATA_DIR, which must be empty. The database is not started. Throws BackupError,
 * MigrationError or StartError; then a second try begins from nothing.
 */
export async function restoreBackup(config: Config, backup: Backup): Promise<BackupNote> {
  if (config.DATABASE_URL !== undefined)
    throw new BackupError("solo restore is for the embedded database: unset DATABASE_URL.");
  makeDataDir(config.DATA_DIR);
  const dataDir = await realpath(config.DATA_DIR);
  const lock = await lockDataDir(dataDir);
  const draft = join(dataDir, DRAFT);
  try {
    await requireEmpty(dataDir);
    await mkdir(draft, { mode: 0o700 });
    const note = await unpackInto(draft, config, backup);
    await handOver(join(draft, "postgres"), await chooseRunAs(dataDir, (await findBinaries()).postgres));
    const made = await readdir(draft);
    for (const part of PARTS) if (made.includes(part)) await rename(join(draft, part), join(dataDir, part));
    await syncFolder(dataDir);
    return note;
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
    backup.source.destroy();
  }
}

/** Removes what a killed restore left. Throws BackupError if anything else is there. */
async function requireEmpty(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !TRACES.test(name));
  const isUnfinished = names.includes(DRAFT) && !names.includes("postgres.password");
  const left = isUnfinished ? [DRAFT, ...PARTS] : [];
  const [other] = names.filter((name) => !left.includes(name));
  if (other !== undefined)
    throw new BackupError(
      `DATA_DIR is not empty (${join(dataDir, other)}): set it to a new folder, or move away what is there.`,
    );
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
}

async function unpackInto(draft: string, config: Config, backup: Backup): Promise<BackupNote> {
  const { note, secrets } = await unpackArchive({
    ...backup,
    folder: draft,
    keepUpload: (name, entry) => unpackEntry(join(draft, "uploads"), name, entry),
  });
  if (config.SECRET_KEY === undefined)
    await writeFile(rootFile(draft), secrets.root, { mode: 0o600, flush: true });
  else if (formatRoot(openRoot(config)) !== secrets.root)
    throw new BackupError(
      "SECRET_KEY is not the one of this backup: unset it, and the backup's own is restored.",
    );
  await writeFile(passwordFile(draft), `${secrets.password}\n`, { mode: 0o600, flush: true });
  return note;
}
