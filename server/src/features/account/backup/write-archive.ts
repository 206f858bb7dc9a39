import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { BackupNote } from "@solodesk/contract/account/backup.ts";
import { fileEntry, hashedEntry, packTar, type TarEntry, textEntry } from "#kernel/files/pack-tar.ts";
import type { PassphraseSealed } from "#kernel/secrets/passphrase.ts";
import { copyCluster } from "#postgres/copy-cluster.ts";
import { listUploads, sizeOf } from "./list-uploads.ts";

export interface Amount {
  files: number;
  /** In bytes. */
  size: number;
}

/** Fast: most of a night's time would go into the last tenth. */
const LEVEL = 4;

export async function measureUploads(root: string): Promise<Amount> {
  const amount = { files: 0, size: 0 };
  for await (const name of listUploads(root)) {
    amount.files += 1;
    amount.size += (await sizeOf(join(root, name))) ?? 0;
  }
  return amount;
}

/** Returns the size of the database's files in bytes. */
export async function measureCluster(cluster: string): Promise<number> {
  let size = 0;
  for (const name of await readdir(cluster, { recursive: true }))
    size += (await sizeOf(join(cluster, name))) ?? 0;
  return size;
}

interface Archive {
  /** File to write. */
  path: string;
  dataDir: string;
  ownerUrl: string;
  note: BackupNote;
  /** The secrets, sealed. */
  sealed: PassphraseSealed;
  /** `share` is 0 to 1. */
  progress(share: number): void;
}

/** Writes the archive to disk and returns how many uploads are in it. */
export async function writeArchive({
  path,
  dataDir,
  ownerUrl,
  note,
  sealed,
  progress,
}: Archive): Promise<Amount> {
  const uploads: Amount = { files: 0, size: 0 };

  async function* entries(): AsyncGenerator<TarEntry> {
    yield textEntry("backup.json", `${JSON.stringify(note, null, 2)}\n`);
    yield textEntry("secrets.sealed", `${sealed.text}\n`);
    yield* copyCluster({ ownerUrl, cluster: join(dataDir, "postgres"), folder: "postgres" });
    if (note.uploads === null) return;
    // After the database, so that every file it knows is there: they never change.
    const root = join(dataDir, "uploads");
    for await (const name of listUploads(root))
      for await (const entry of fileEntry(join(root, name), `uploads/${name}`)) {
        uploads.files += 1;
        uploads.size += entry.size;
        yield entry;
      }
  }
  /** The last entry shows that the others are the ones written here: see unpackArchive. */
  async function* signed(): AsyncGenerator<TarEntry> {
    const hash = createHash("sha256");
    for await (const entry of entries()) yield hashedEntry(hash, entry);
    yield textEntry("seal", `${sealed.sign(hash.digest())}\n`);
  }
  const expected = note.databaseSize + (note.uploads?.size ?? 0);
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    let done = 0;
    for await (const chunk of chunks) {
      yield chunk;
      done += chunk.length;
      progress(Math.min(1, done / expected));
    }
  }
  await pipeline(
    counted(packTar(signed(), new Date(note.madeAt))),
    createGzip({ level: LEVEL }),
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  return uploads;
}
