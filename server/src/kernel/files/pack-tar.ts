// Writes tar archives entry by entry. The headers are those of the library `tar`; nothing is held in memory.
import type { Hash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { Header } from "tar";

export interface TarEntry {
  /** Relative, with slashes. */
  path: string;
  size: number;
  /** Exactly `size` bytes; undefined for a folder. */
  bytes: AsyncIterable<Uint8Array> | undefined;
}

const BLOCK = 512;
const CHUNK = 256 * 1024;

export const folderEntry = (path: string): TarEntry => ({ path, size: 0, bytes: undefined });

async function* once(bytes: Uint8Array) {
  yield bytes;
}

export function textEntry(path: string, text: string): TarEntry {
  const bytes = Buffer.from(text);
  return { path, size: bytes.length, bytes: once(bytes) };
}

/**
 * The same entry, which adds its name, kind, size and bytes to `hash` while they are read. Read every entry to
 * its end, in order.
 */
export function hashedEntry(hash: Hash, { path, size, bytes }: TarEntry): TarEntry {
  // One line of JSON ends where the bytes begin, so no two archives give the same hash.
  hash.update(`${JSON.stringify([path, bytes !== undefined, size])}\n`);
  async function* read(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { path, size, bytes: bytes && read(bytes) };
}

/** Yields `size` bytes: what is missing at the end is zeros. */
async function* contentOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const wanted = Math.min(CHUNK, size - at);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, at);
    yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    at += bytesRead === 0 ? wanted : bytesRead;
  }
}

const saysGone = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Yields the file at `source` as long as it is when its turn comes, or nothing if it is gone by then. What is
 * added to it or cut off it meanwhile is left out, or zeros.
 */
export async function* fileEntry(source: string, path: string): AsyncGenerator<TarEntry> {
  const file = await open(source).catch((error: unknown) => {
    if (saysGone(error)) return undefined;
    throw error;
  });
  if (file === undefined) return;
  try {
    const { size } = await file.stat();
    yield { path, size, bytes: contentOf(file, size) };
  } finally {
    await file.close();
  }
}

function headerOf({ path, size, bytes }: TarEntry, mtime: Date): Buffer {
  const isFolder = bytes === undefined;
  const header = new Header({
    path: isFolder ? `${path}/` : path,
    type: isFolder ? "Directory" : "File",
    mode: isFolder ? 0o700 : 0o600,
    size,
    mtime,
  });
  header.encode();
  if (header.needPax || header.block === undefined) throw new Error(`${path} does not fit into an archive`);
  return header.block;
}

/** Yields the archive; `mtime` is the time of all entries. */
export async function* packTar(entries: AsyncIterable<TarEntry>, mtime: Date): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry, mtime);
    if (entry.bytes) yield* entry.bytes;
    const rest = entry.size % BLOCK;
    if (rest > 0) yield Buffer.alloc(BLOCK - rest);
  }
  yield Buffer.alloc(2 * BLOCK);
}
