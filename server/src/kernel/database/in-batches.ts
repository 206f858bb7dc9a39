import type { Logger } from "pino";
import { oneByOne } from "./one-by-one.ts";

const BATCH = 100;

interface Page<T> {
  /** The last item of the previous page; undefined on the first page. */
  after: T | undefined;
  limit: number;
}

/**
 * Runs `work` on every item that `list` finds, page by page and one by one. Each item is tried once per run,
 * so that failing items do not block the others. Returns how many were done.
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
