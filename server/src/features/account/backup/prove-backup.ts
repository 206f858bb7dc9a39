import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { checkBooks } from "#features/money/wallet/checks/check-books.ts";
import { productVersion } from "#kernel/config/product-version.ts";
import { type Db, openDatabase } from "#kernel/database/db.ts";
import { migrate } from "#kernel/database/migrate.ts";
import type { Deps } from "#kernel/deps.ts";
import { launchPostgres } from "#postgres/launch-postgres.ts";
import { passwordFile } from "#postgres/owner-password.ts";
import { type BackupFigures, findBackupFigures, readEveryTable } from "./backup.repository.ts";
import { BackupError } from "./backup-error.ts";
import { sizeOf } from "./list-uploads.ts";
import { unpackArchive } from "./unpack-archive.ts";
import type { Amount } from "./write-archive.ts";

interface Proof {
  source: Readable;
  name: string;
  passphrase: string;
  /** An empty folder to restore into. */
  scratch: string;
  /** Just before and just after the copy. */
  before: BackupFigures;
  after: BackupFigures;
  /** What was written. */
  uploads: Amount;
  progress(share: number): void;
}

/**
 * Restores the backup into `scratch` and throws BackupError unless it holds what it should. One that an older version
 * wrote is also brought up to date there, as a restore would.
 */
export async function proveBackup(deps: Pick<Deps, "config" | "log">, proof: Proof): Promise<void> {
  const { source, name, passphrase, scratch } = proof;
  const found: Amount = { files: 0, size: 0 };
  const { secrets } = await unpackArchive({
    source,
    name,
    passphrase,
    folder: scratch,
    progress: (share) => proof.progress(share * 0.7),
    keepUpload: async (upload, { size, bytes = [] }) => {
      const stored = await sizeOf(join(deps.config.DATA_DIR, "uploads", upload));
      let read = 0;
      for await (const chunk of bytes) read += chunk.length;
      if (read !== size || (stored ?? size) !== size)
        throw new BackupError(`${upload} has another size in the backup.`);
      found.files += 1;
      found.size += size;
    },
  });
  if (found.files !== proof.uploads.files || found.size !== proof.uploads.size)
    throw new BackupError(
      `${proof.uploads.files} uploads were written to the backup, and ${found.files} are in it.`,
    );
  await writeFile(passwordFile(scratch), secrets.password, { mode: 0o600 });
  const { url, stop } = await launchPostgres({
    dataDir: scratch,
    durable: false,
    log: (line) => deps.log.debug({ source: "postgres of a backup" }, line),
  });
  try {
    const database = openDatabase(url, deps.log, 2);
    try {
      await requireSameFigures(database.db, proof);
      await bringUpToDate(url);
      await requireBooks(database.db);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
  proof.progress(1);
}

async function requireSameFigures(db: Db, { before, after, progress }: Proof): Promise<void> {
  const restored = await findBackupFigures(db);
  const fault = faultOfFigures(restored, before, after);
  if (fault !== undefined) throw new BackupError(fault);
  progress(0.8);
  await readEveryTable(db);
  progress(0.9);
}

async function bringUpToDate(ownerUrl: string): Promise<void> {
  try {
    await migrate(ownerUrl);
  } catch (error) {
    throw new BackupError(
      `Solodesk ${productVersion} cannot bring it up to date (${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    );
  }
}

async function requireBooks(db: Db): Promise<void> {
  const wrong = (await checkBooks(db)).find(({ faults }) => faults.length > 0);
  if (wrong) throw new BackupError(`The ledger check fails in it: ${wrong.claim} (${wrong.faults[0]}).`);
}

/**
 * The restored database is as the live one was between `before` and `after`. Postings are never removed, so
 * their number lies between; stores and orders may have come and gone in between, but not all of them.
 */
export function faultOfFigures(
  restored: BackupFigures,
  before: BackupFigures,
  after: BackupFigures,
): string | undefined {
  for (const what of ["stores", "orders"] as const) {
    const least = Math.min(before[what], after[what]);
    if (restored[what] === 0 && least > 0) return `It has 0 ${what}, and the database had ${least}.`;
  }
  const [least, most] = [before.postings, after.postings];
  if (restored.postings < least || restored.postings > most)
    return `It has ${restored.postings} postings, and the database had ${least === most ? least : `${least} to ${most}`}.`;
  const names = ({ migrations }: BackupFigures) => migrations.map(({ name }) => name).join();
  return names(restored) === names(before) ? undefined : "It has other migrations than the database.";
}
