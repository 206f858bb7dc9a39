import type { Logger } from "pino";
import { oneByOne } from "./one-by-one.ts";

const BATCH = 100;

interface Page<T> {
  /** The last one that was looked at; undefined in the beginning. */
  after: T | undefined;
  limit: number;
}

/**
 * Work on all that `list` finds, page after page and one by one; answers how many were done. Each is looked at once in a run, so
 * that those which fail keep none of the others.
 */
export async function inBatches<T>(
  log: Pick<Logger, "error">,
  list: (page: Page<T>) => Promise<T[]>,
  work: (item: T) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  let after: T | undefined;
  for (;;) {
    const items = await list({ after, limit: BATCH });
    done += await oneByOne(log, items, work);
    after = items.at(-1);
    if (items.length < BATCH) return done;
  }
}
