import { UnreadableReport } from "./unreadable-report.ts";

/** UTF-16 says what it is by its byte order mark; a mark of UTF-8 the decoder drops by itself. Throws UnreadableReport. */
function encodingOf([first, second, ...more]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x50 && second === 0x4b)
    throw new UnreadableReport("This is a workbook or a zip file. Export the report as CSV.");
  if ([first, second, ...more].includes(0)) throw new UnreadableReport(notText);
  return "utf-8";
}

const notText = "This file is not text in UTF-8 or UTF-16. Export the report as CSV.";
const HEAD = 64;

/** A file as text, chunk by chunk. Throws UnreadableReport. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? "";
    } catch {
      throw new UnreadableReport(notText);
    }
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk.subarray(0, HEAD)), { fatal: true });
    yield decode(chunk);
  }
  yield decode();
}
