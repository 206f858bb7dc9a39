import { Readable } from "node:stream";
import { loggable } from "../database/db.ts";
import type { Deps } from "../deps.ts";

/**
 * Lines of JSON, sent as `run` writes them. The signal tells it that nobody follows any more. If it fails, the stream breaks off
 * without an end, and the failure is logged as `fault`.
 */
export function streamLines(
  { log }: Pick<Deps, "log">,
  fault: string,
  run: (write: (line: object) => void, signal: AbortSignal) => Promise<void>,
): Readable {
  const over = new AbortController();
  const lines = new Readable({ read: () => undefined });
  lines.once("close", () => over.abort());
  const write = (line: object) => lines.destroyed || lines.push(`${JSON.stringify(line)}\n`);
  const end = async () => {
    try {
      await run(write, over.signal);
      if (!lines.destroyed) lines.push(null);
    } catch (error) {
      log.error({ err: loggable(error) }, fault);
      lines.destroy(new Error("The answer was cut off."));
    }
  };
  void end();
  return lines;
}
