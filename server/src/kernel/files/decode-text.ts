// Files that people bring, as text: proven to be UTF-8 or UTF-16, whatever their names say.

/** Whoever reads the file says what is to be done. */
export class NotText extends Error {
  /** A zip file, as which workbooks are stored too. */
  readonly isArchive: boolean;
  constructor(isArchive: boolean) {
    super("The file is no text in UTF-8 or UTF-16.");
    this.isArchive = isArchive;
  }
}

/** Room for more than the byte order mark, and for less than a header. */
const HEAD = 64;
const archive = [0x50, 0x4b, 0x03, 0x04];

/** UTF-16 says what it is by its byte order mark; a mark of UTF-8 the decoder drops by itself. Throws NotText. */
function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Two letters of it alone may well begin a heading.
  if (archive.every((byte, at) => head[at] === byte)) throw new NotText(true);
  if (head.includes(0)) throw new NotText(false);
  return "utf-8";
}

/** Chunk by chunk. Throws NotText. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? "";
    } catch {
      throw new NotText(false);
    }
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk.subarray(0, HEAD)), { fatal: true });
    yield decode(chunk);
  }
  yield decode();
}
