// Reads a file as text, chunk by chunk: unpacks it, and checks that it is UTF-8 or UTF-16.
import { createReadStream, type ReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { decodeText, NotText } from "#kernel/files/decode-text.ts";
import { FileError } from "./file-error.ts";
import { kindOf } from "./kind-of.ts";

export interface FileText {
  chunks: AsyncIterable<string>;
  /** Bytes on disk, and how many of them have been read so far. */
  size: number;
  read(): number;
}

/** Throws FileError, also while `chunks` are read. */
export async function openTextFile(file: string): Promise<FileText> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FileError(`There is no file ${file}.`);
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  return { chunks: decodeFile(file, unpack(file, source)), size: found.size, read: () => source.bytesRead };
}

function unpack(file: string, source: ReadStream): AsyncIterable<Uint8Array> {
  if (!kindOf(file).isPacked) return source;
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

function sentence(file: string, error: unknown): string {
  if (error instanceof NotText)
    return error.isArchive
      ? `${file} is a workbook or a zip file: save it as CSV in UTF-8 and try again.`
      : `${file} is not in UTF-8: save it as UTF-8 and try again.`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("Z_")) return `${file} is not a complete gzip file.`;
  return `${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`;
}

/** `file` is its name, for the message of an error. Throws FileError while it is read. */
export async function* decodeFile(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* decodeText(bytes);
  } catch (error) {
    throw new FileError(sentence(file, error));
  }
}
