import type { Readable } from "node:stream";

type Response = Readable & { headers: Partial<Record<"content-length", string | undefined>> };

interface Size {
  maxBytes: number;
  /** Whether only the beginning is wanted. */
  isCut: boolean;
}

/** Reads the body of a response, and closes its connection. Throws `tooLarge` if there is more than is read. */
export async function readBody(response: Response, size: Size, tooLarge: () => Error): Promise<Buffer> {
  try {
    return await (size.isCut ? readBeginning(response, size) : readWhole(response, size, tooLarge));
  } finally {
    response.destroy();
  }
}

async function readWhole(response: Response, { maxBytes }: Size, tooLarge: () => Error): Promise<Buffer> {
  if (Number(response.headers["content-length"]) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readBeginning(response: Response, { maxBytes }: Size): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // It broke off or took too long: what has arrived is enough.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
