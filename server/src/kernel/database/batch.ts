// What comes one by one, and often, is written together: one statement a second instead of one each.
import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";
import { troubleBehind } from "./database-trouble.ts";
import { loggable, refusalOf } from "./db.ts";

export interface Batch<T> {
  /** Never waits. What no room is left for is dropped. */
  add(item: T): void;
  /** Writes what waits; what could not be written stays. */
  flush(): Promise<void>;
}

interface Rules<T> {
  /** Written together at most. */
  most?: number;
  /** Milliseconds that something waits at most while the database answers. */
  every?: number;
  /** That wait at most, when it does not. */
  room?: number;
  log: Pick<Logger, "warn">;
  /** May be handed the same once more: an answer that was lost says nothing of the work. */
  write: (items: T[]) => Promise<void>;
}

/** What a row belongs to was deleted while it was written; by the next time that is known. */
const FOREIGN_KEY_VIOLATION = "23503";

/** Of the data itself: it would be refused again. */
const isHopeless = (error: unknown): boolean => {
  const { code = "" } = refusalOf(error) ?? {};
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
  let isTold = false;

  /** Stops at the first that fails, so that nobody waits for a database that does not answer. */
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const items = waiting.slice(0, most);
      try {
        await write(items);
        isTold = false;
      } catch (error) {
        // It is tried again each second, and a database that is away is told once.
        if (!isTold) log.warn({ err: loggable(error), count: items.length }, "a batch could not be written");
        isTold = troubleBehind(error) !== undefined;
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
