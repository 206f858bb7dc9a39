import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BackupNote } from "@solodesk/contract/account/backup.ts";
import { z } from "zod";
import { readMigrations, requireKnown } from "#kernel/database/migrate.ts";
import { hashedEntry, type TarEntry } from "#kernel/files/pack-tar.ts";
import { ArchiveError, readTar } from "#kernel/files/read-tar.ts";
import { openWithPassphrase, type PassphraseSealed } from "#kernel/secrets/passphrase.ts";
import { BackupError } from "./backup-error.ts";

export const BackupSecrets = z.object({
  /** The root secret, as secret.key holds it. */
  root: z.string(),
  /** Password of the database's owner. */
  password: z.string(),
});
export type BackupSecrets = z.infer<typeof BackupSecrets>;

interface Unpacked {
  note: BackupNote;
  secrets: BackupSecrets;
}

interface Archive {
  source: Readable;
  /** Its name in messages. */
  name: string;
  passphrase: string;
  /** Folder to unpack into; it must be empty. */
  folder: string;
  /** What happens to an upload, called `folder/file`. */
  keepUpload(name: string, entry: TarEntry): Promise<void>;
  /** `share` is 0 to 1. */
  progress(share: number): void;
}

/** No other machine can read PostgreSQL's files. */
export const machine = `${process.platform}-${process.arch}`;

/** The notes, the secrets and the seal are read whole. */
const LARGEST_TEXT = 10 * 1024 * 1024;

const IN_THE_WAY = new Set(["EEXIST", "ENOTDIR", "EISDIR"]);

/** In a folder that was empty before; never overwrites a file. Throws ArchiveError if one is in the way. */
export async function unpackEntry(folder: string, name: string, { bytes }: TarEntry): Promise<void> {
  const path = join(folder, name);
  try {
    await mkdir(bytes === undefined ? path : join(path, ".."), { recursive: true, mode: 0o700 });
    if (bytes) await pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && IN_THE_WAY.has(String(error.code));
    if (!isTaken) throw error;
    throw new ArchiveError(`it has two files with the name ${name}`, { cause: error });
  }
}

async function readText({ bytes, size, path }: TarEntry): Promise<string> {
  if (bytes === undefined || size > LARGEST_TEXT) throw new ArchiveError(`${path} in it is no text`);
  return text(bytes);
}

function parseAs<T>(schema: z.ZodType<T>, json: string, path: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch (error) {
    throw new ArchiveError(`its ${path} is of another kind`, { cause: error });
  }
}

function readNote(json: string): BackupNote {
  const note = parseAs(BackupNote, json, "backup.json");
  requireKnown(note.migrations, readMigrations());
  if (note.machine === machine) return note;
  throw new BackupError(
    `The backup was made on ${note.machine}, and this machine is ${machine}, which can't read its database: restore it on ${note.machine}.`,
  );
}

async function openSealed(sealed: string, passphrase: string): Promise<PassphraseSealed> {
  const opened = await openWithPassphrase(passphrase, sealed);
  if (opened !== undefined) return opened;
  throw new BackupError(
    "The passphrase does not open this backup: use the BACKUP_PASSPHRASE it was made with.",
  );
}

/** Anyone who can write to the backup folder could add settings with commands that PostgreSQL runs, or replace the books. */
const CHANGED = "it was changed after it was made, or is not whole";

async function unpack({ source, passphrase, folder, keepUpload, progress }: Archive): Promise<Unpacked> {
  let note: BackupNote | undefined;
  let opened: PassphraseSealed | undefined;
  let isSealed = false;
  let done = 0;
  const hash = createHash("sha256");
  const seen = new Set<string>();
  const gunzip = createGunzip();
  // Its errors come out of the loop below.
  const reading = pipeline(source, gunzip).catch(() => undefined);
  for await (const stored of readTar(gunzip)) {
    const [top = "", ...rest] = stored.path.split("/");
    if (isSealed || seen.has(stored.path)) throw new ArchiveError(CHANGED);
    seen.add(stored.path);
    if (stored.path === "seal") {
      if ((await readText(stored)).trim() !== opened?.sign(hash.digest())) throw new ArchiveError(CHANGED);
      isSealed = true;
      continue;
    }
    const entry = hashedEntry(hash, stored);
    if (entry.path === "backup.json") note = readNote(await readText(entry));
    else if (note === undefined) throw new ArchiveError("it does not begin with backup.json");
    else if (entry.path === "secrets.sealed") opened = await openSealed(await readText(entry), passphrase);
    else if (opened === undefined) throw new ArchiveError("its secrets are missing");
    else if (top === "postgres") await unpackEntry(folder, entry.path, entry);
    else if (top === "uploads" && rest.length > 0) await keepUpload(rest.join("/"), entry);
    else throw new ArchiveError(`${entry.path} does not belong in it`);
    done += entry.size;
    if (note) progress(Math.min(1, done / (note.databaseSize + (note.uploads?.size ?? 0))));
  }
  await reading;
  if (note === undefined || opened === undefined || !isSealed) throw new ArchiveError(CHANGED);
  const missing = ["postgres/PG_VERSION", "postgres/global/pg_control", "postgres/backup_label"].find(
    (path) => !seen.has(path),
  );
  if (missing !== undefined) throw new ArchiveError(`it has no ${missing}`);
  return { note, secrets: parseAs(BackupSecrets, opened.text, "secrets.sealed") };
}

const isOfZlib = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");

/**
 * Unpacks the database into `folder`: use nothing of it before this returns, because the seal is the archive's
 * last entry. Throws BackupError if the archive is damaged, not whole, was changed, contains anything but a
 * backup's files, or the passphrase is another one; MigrationError if a newer release made it.
 */
export async function unpackArchive(archive: Archive): Promise<Unpacked> {
  try {
    return await unpack(archive);
  } catch (error) {
    const reason = isOfZlib(error) ? `it is damaged or not whole: ${error.message}` : undefined;
    if (reason === undefined && !(error instanceof ArchiveError)) throw error;
    throw new BackupError(
      `${archive.name} cannot be restored: ${reason ?? (error instanceof Error ? error.message : "")}.`,
      {
        cause: error,
      },
    );
  } finally {
    archive.source.destroy();
  }
}
