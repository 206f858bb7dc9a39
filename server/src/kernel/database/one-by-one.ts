import type { Logger } from "pino";
import { loggable } from "./db.ts";

/** Runs `work` on each item. A failure is logged and does not stop the others. Returns how many were done. */
export async function oneByOne<T>(
  log: Pick<Logger, "error">,
  items: readonly T[],
  work: (item: T) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      if (await work(item)) done += 1;
    } catch (error) {
      log.error({ err: loggable(error) }, "one of a job's many works failed");
    }
  }
  return done;
}
