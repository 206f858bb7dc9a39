// A stream as the server sends it, that a test writes to and ends.
import { ReadableStream, type ReadableStreamDefaultController } from "node:stream/web";

export function streamOf() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    // What of it `fetch` would be asked for.
    response: { ok: true, status: 200, body } as unknown as Response,
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}
