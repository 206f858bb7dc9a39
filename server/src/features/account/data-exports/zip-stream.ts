import { Zip, ZipDeflate } from "fflate";

export interface ZipFile {
  name: string;
  content: AsyncIterable<string>;
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
    for await (const text of content) {
      file.push(Buffer.from(text));
      yield* made();
    }
    file.push(new Uint8Array(), true);
    yield* made();
  }
  zip.end();
  yield* made();
}
