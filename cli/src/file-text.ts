// A file as text, chunk by chunk: unpacked, and proven to be UTF-8.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { CliError } from "./cli-error.ts";
import { messageOf } from "./print.ts";

export interface FileText {
  chunks: AsyncIterable<string>;
  /** Bytes on disk, and how many of them have been read so far. */
  size: number;
  read(): number;
}

/** Throws CliError, also while `chunks` are read. */
export async function openText(file: string): Promise<FileText> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CliError(`There is no file ${file}.`);
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  return { chunks: decode(file, unpack(file, source)), size: found.size, read: () => source.bytesRead };
}

function unpack(file: string, source: NodeJS.ReadableStream): AsyncIterable<Buffer | string> {
  if (!file.endsWith(".gz")) return source;
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

function sentence(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("Z_")) return `${file} is not a whole gzip file.`;
  if (code.startsWith("ERR_ENCODING")) return `${file} is not in UTF-8: save it as UTF-8 and try again.`;
  return `${file} cannot be read (${messageOf(error)}).`;
}

async function* decode(file: string, bytes: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  // The decoder drops a byte order mark by itself.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(Buffer.from(chunk), { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw new CliError(sentence(file, error));
  }
}
