// Collects frequent single writes into batches: one statement per second instead of one per item.
import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";
import { findDatabaseFailure } from "./database-failure.ts";
import { databaseRefusalOf, loggable } from "./db.ts";

export interface Batch<T> {
  /** Returns at once. If there is no room left, the item is dropped. */
  add(item: T): void;
  /** Writes the waiting items; items that could not be written keep waiting. */
  flush(): Promise<void>;
}

interface Rules<T> {
  /** Maximum number of items per write. */
  most?: number;
  /** Milliseconds that an item waits at most, if the database answers. */
  every?: number;
  /** Maximum number of waiting items, if it does not. */
  room?: number;
  log: Pick<Logger, "warn">;
  /** May get the same items twice: when the response is lost, nobody knows whether they were written. */
  write: (items: T[]) => Promise<void>;
}

/** The parent of a row was deleted during the write; the next attempt sees that and leaves the row out. */
const FOREIGN_KEY_VIOLATION = "23503";

/** The database refuses the data itself, so a retry would fail again. */
const isHopeless = (error: unknown): boolean => {
  const { code = "" } = databaseRefusalOf(error) ?? {};
  return /^2[23]/.test(code) && code !== FOREIGN_KEY_VIOLATION;
};

export function batched<T>({
  most = 500,
  every = seconds(1),
  room = 20_000,
  log,
  write,
}: Rules<T>): Batch<T> {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let dropped = 0;
  let isLogged = false;

  /** Stops at the first failed write, so that `flush` does not wait for an unresponsive database. */
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const items = waiting.slice(0, most);
      try {
        await write(items);
        isLogged = false;
      } catch (error) {
        // It is tried again every second; an unreachable database is logged only once.
        if (!isLogged)
          log.warn({ err: loggable(error), count: items.length }, "a batch could not be written");
        isLogged = findDatabaseFailure(error) !== undefined;
        if (!isHopeless(error)) return;
      }
      waiting = waiting.slice(items.length);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= writeAll().finally(() => {
      running = undefined;
    });
    await running;
    if (dropped > 0) log.warn({ dropped }, "no room was left in a batch");
    dropped = 0;
    if (waiting.length > 0) wait();
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), every).unref();
  }

  return {
    add(item) {
      if (waiting.length >= room) {
        dropped += 1;
        return;
      }
      waiting.push(item);
      if (waiting.length === most) void flush();
      else wait();
    },
    flush,
  };
}
