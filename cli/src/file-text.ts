// A file as text, chunk by chunk: unpacked, and proven to be UTF-8 or UTF-16.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { CliError } from "./cli-error.ts";
import { kindOf } from "./kind-of.ts";
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
  if (!kindOf(file).isPacked) return source;
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

function sentence(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("Z_")) return `${file} is not a whole gzip file.`;
  if (code.startsWith("ERR_ENCODING")) return notText(file);
  return `${file} cannot be read (${messageOf(error)}).`;
}

const notText = (file: string) => `${file} is not in UTF-8: save it as UTF-8 and try again.`;
/** Room for more than the byte order mark, and for less than a header. */
const HEAD = 64;

/** UTF-16 says what it is by its byte order mark; a mark of UTF-8 the decoder drops by itself. Throws CliError. */
function encodingOf(file: string, [first, second, ...more]: Buffer): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if ([first, second, ...more].includes(0)) throw new CliError(notText(file));
  return "utf-8";
}

async function* decode(file: string, bytes: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const chunk of bytes) {
      const read = Buffer.from(chunk);
      decoder ??= new TextDecoder(encodingOf(file, read.subarray(0, HEAD)), { fatal: true });
      yield decoder.decode(read, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(sentence(file, error));
  }
}
