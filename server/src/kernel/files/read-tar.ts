// Reads tar archives that may come from anywhere: only plain files and folders with relative names are accepted.
import { Header } from "tar";
import type { TarEntry } from "./pack-tar.ts";

const BLOCK = 512;

/** The message is one sentence without the archive's name. */
export class ArchiveError extends Error {}

const ended = () => new ArchiveError("it ends too early");

/** Hands out the bytes of `source` in order. */
function bytesOf(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let held: Uint8Array = Buffer.alloc(0);

  /** Yields `size` bytes. Throws ArchiveError if the source ends before. */
  async function* take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      if (held.length === 0) {
        const next = await chunks.next();
        if (next.done) throw ended();
        held = next.value;
      }
      const part = held.subarray(0, left);
      held = held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  return {
    take,
    async block(): Promise<Buffer> {
      const parts: Uint8Array[] = [];
      for await (const part of take(BLOCK)) parts.push(part);
      return Buffer.concat(parts);
    },
    /** Throws ArchiveError if anything but zeros is left. */
    async toEnd(): Promise<void> {
      for (;;) {
        if (held.some((byte) => byte !== 0)) throw new ArchiveError("it goes on after its end");
        const next = await chunks.next();
        if (next.done) return;
        held = next.value;
      }
    },
  };
}

const UNSAFE = /[\p{Cc}\\:]/u;

/** Throws ArchiveError for a name that could lead out of the folder it is unpacked into. */
function safePath(name: string): string {
  const path = name.replace(/\/$/, "");
  const isSafe =
    !UNSAFE.test(path) && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  if (!isSafe) throw new ArchiveError(`it contains the name ${JSON.stringify(name)}, which is not allowed`);
  return path;
}

function readHeader(block: Buffer): Header {
  const damaged = "it is damaged, or no tar archive";
  try {
    const header = new Header(block);
    if (header.nullBlock || (header.cksumValid && header.size !== undefined)) return header;
  } catch (error) {
    throw new ArchiveError(damaged, { cause: error }); // a number in it is none
  }
  throw new ArchiveError(damaged);
}

function describeEntry(header: Header): Omit<TarEntry, "bytes"> & { isFolder: boolean } {
  const path = safePath(header.path ?? "");
  if (header.type !== "File" && header.type !== "Directory")
    throw new ArchiveError(`${path} in it is neither a file nor a folder (${header.type})`);
  return { path, size: header.size ?? 0, isFolder: header.type === "Directory" };
}

/** Yields the entries; the bytes of one can be read until the next is asked for. Throws ArchiveError. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = bytesOf(source);
  for (;;) {
    const header = readHeader(await bytes.block());
    if (header.nullBlock) break;
    const { path, size, isFolder } = describeEntry(header);
    const body = bytes.take(size + ((BLOCK - (size % BLOCK)) % BLOCK));
    let left = size;
    async function* content() {
      while (left > 0) {
        const next = await body.next();
        if (next.done) throw ended();
        const part = next.value.subarray(0, left);
        left -= part.length;
        yield part;
      }
    }
    yield { path, size, bytes: isFolder ? undefined : content() };
    for (let next = await body.next(); !next.done; ) next = await body.next();
  }
  // Only at its end does a compressed archive show whether it is whole.
  await bytes.toEnd();
}
