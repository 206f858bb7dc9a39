// Archives as a backup writes them, with a few bytes in place of a database.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import type { BackupNote } from "@solodesk/contract/account/backup.ts";
import { machine } from "#features/account/backup/unpack-archive.ts";
import { folderEntry, hashedEntry, packTar, type TarEntry, textEntry } from "#kernel/files/pack-tar.ts";
import { sealWithPassphrase } from "#kernel/secrets/passphrase.ts";

export const PASSPHRASE = "correct horse battery";

export const note: BackupNote = {
  format: 1,
  madeAt: "2026-11-30T02:24:00.000Z",
  release: "0.1.0",
  machine,
  migrations: [{ name: "0001-kernel.sql", version: "0.1.0" }],
  stores: 1,
  orders: 2,
  postings: 3,
  lastPostingAt: null,
  databaseSize: 100,
  uploads: { files: 1, size: 4 },
};

const seal = (root: string) => sealWithPassphrase(PASSPHRASE, JSON.stringify({ root, password: "p" }));
const ROOT = "cm9vdA";
/** Sealing is slow on purpose. */
const sealed = new Map([[ROOT, seal(ROOT)]]);

function sealedOf(root: string) {
  const found = sealed.get(root) ?? seal(root);
  sealed.set(root, found);
  return found;
}

export async function headEntries(changes: Partial<BackupNote> = {}, root = ROOT): Promise<TarEntry[]> {
  return [
    textEntry("backup.json", JSON.stringify({ ...note, ...changes })),
    textEntry("secrets.sealed", (await sealedOf(root)).text),
  ];
}

/** The entries and their seal, which a backup ends with. */
export async function sealEntries(entries: TarEntry[], root = ROOT): Promise<TarEntry[]> {
  const hash = createHash("sha256");
  const read: TarEntry[] = [];
  for (const entry of entries) {
    const { bytes } = hashedEntry(hash, entry);
    const text = bytes && (await buffer(Readable.from(bytes))).toString();
    read.push(text === undefined ? entry : textEntry(entry.path, text));
  }
  return [...read, textEntry("seal", (await sealedOf(root)).sign(hash.digest()))];
}

export const bodyEntries = (): TarEntry[] => [
  folderEntry("postgres"),
  textEntry("postgres/PG_VERSION", "18"),
  textEntry("postgres/global/pg_control", "x".repeat(8192)),
  textEntry("postgres/backup_label", "START"),
  textEntry("uploads/a1/w160.webp", "webp"),
];

export function tarOf(entries: TarEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  return buffer(Readable.from(packTar(all(), new Date(note.madeAt))));
}

export const wholeArchive = async ({ root = ROOT }: { root?: string } = {}): Promise<Buffer> =>
  gzipSync(await tarOf(await sealEntries([...(await headEntries({}, root)), ...bodyEntries()], root)));
