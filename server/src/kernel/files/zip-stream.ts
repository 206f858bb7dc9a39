import { Zip, ZipDeflate } from "fflate";

export interface ZipFile {
  name: string;
  /** Text is written in UTF-8. */
  content: AsyncIterable<string | Uint8Array>;
}

/** Yields a zip file while it is made; only its latest chunks are in memory. */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk.length > 0) ready.push(chunk);
  });
  function* made() {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === "string" ? Buffer.from(piece) : piece);
      yield* made();
    }
    file.push(new Uint8Array(), true);
    yield* made();
  }
  zip.end();
  yield* made();
}
