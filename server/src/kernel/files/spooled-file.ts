// A file too large for memory, on disk while it is processed. It is unlinked right after creation, so that
// nothing is left of it however the process ends.
import { createHash, randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { join } from "node:path";

export interface SpooledFile {
  /** File name from the sender, without folders. */
  name: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Reads the file from the start; can be called any number of times. */
  chunks(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

const CHUNK = 64 * 1024;

export async function spool(
  folder: string,
  name: string,
  incoming: AsyncIterable<Buffer>,
): Promise<SpooledFile> {
  const path = join(folder, `.receiving-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const chunk of incoming) {
      hash.update(chunk);
      await file.writeFile(chunk);
      size += chunk.length;
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let position = 0; position < size; ) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
  return { name, size, sha256: hash.digest("hex"), chunks, close: () => file.close() };
}
