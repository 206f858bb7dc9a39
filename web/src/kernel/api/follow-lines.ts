import type { Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { z } from "zod";
import { fetchFile } from "./call.ts";
import type { CallInput } from "./request-of.ts";

interface Followed<E extends Endpoint, Line> {
  endpoint: E;
  /** What each line is. */
  line: z.ZodType<Line>;
}

/** A kind of line that this version of the app doesn't know is left out. */
function lineIn<Line>(schema: z.ZodType<Line>, written: string): Line | undefined {
  try {
    return schema.safeParse(JSON.parse(written)).data;
  } catch {
    return undefined;
  }
}

/**
 * The lines of an endpoint that is answered as a stream, as they come. Throws what `call` throws, or what the browser does if the
 * connection breaks.
 */
export async function* followLines<E extends Endpoint, Line>(
  { endpoint, line: schema }: Followed<E, Line>,
  input: EndpointInput<E> & CallInput,
  signal: AbortSignal,
): AsyncGenerator<Line, void> {
  const reader = (await fetchFile(endpoint, input, { signal })).getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave);
  const decoder = new TextDecoder();
  try {
    for (let rest = "", isOver = false; !isOver; ) {
      const { done, value } = await reader.read();
      isOver = done;
      const pieces = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = done ? "" : (pieces.pop() ?? "");
      for (const piece of pieces) {
        const line = lineIn(schema, piece);
        if (line) yield line;
      }
    }
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}
