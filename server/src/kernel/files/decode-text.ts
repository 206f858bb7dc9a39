// Decodes uploaded text files: checks that they are UTF-8 or UTF-16, whatever their names say.

/** The file is not text. The caller tells the user what to do. */
export class NotText extends Error {
  /** A zip file, which is also the format of workbooks. */
  readonly isArchive: boolean;
  constructor(isArchive: boolean) {
    super("The file is no text in UTF-8 or UTF-16.");
    this.isArchive = isArchive;
  }
}

/** Bytes that are inspected: more than a byte order mark, fewer than a header line. */
const HEAD = 64;
const archive = [0x50, 0x4b, 0x03, 0x04];

/** UTF-16 needs a byte order mark; the decoder drops one of UTF-8. Throws NotText. */
function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // "PK" alone could be the start of a heading, so all four bytes are compared.
  if (archive.every((byte, at) => head[at] === byte)) throw new NotText(true);
  if (head.includes(0)) throw new NotText(false);
  return "utf-8";
}

/** Decodes chunk by chunk. Throws NotText. */
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
