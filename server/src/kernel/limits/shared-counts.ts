// What the processes of one installation tell each other about the calls they count, over PostgreSQL's notifications.
// Nothing is stored, and a call never waits for it: while the database is away, each process goes on counting its own.
import type { Logger } from "pino";
import { z } from "zod";
import { reasonOf } from "../database/database-failure.ts";
import type { DatabaseListener } from "../database/database-listener.ts";
import { hmac, type Secrets } from "../secrets/secrets.ts";
import { type Clock, days, seconds } from "../time/clock.ts";

const CHANNEL = "solodesk_call_counts";
/** How long a process collects what it counted before it tells the others, in milliseconds. */
const TELL_EVERY = seconds(0.5);
/** Keys per notification: PostgreSQL allows 8,000 bytes. */
const MOST_PER_MESSAGE = 150;
/** As in each process's own counts. */
const MOST_KEYS = 50_000;
/** Characters of a hash; enough that keys don't collide in practice. */
const HASH_LENGTH = 16;

/** Calls in a window, and when it ends, in milliseconds since 1970. */
export interface CallsOfWindow {
  calls: number;
  ends: number;
}

export interface SharedCounts {
  /** Tells the others of a call, or of none, and returns what they counted under the same name and key; undefined if nothing. */
  add(name: string, key: string, ends: number, calls?: 0 | 1): CallsOfWindow | undefined;
  /** Before this, counts are neither sent nor received. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * The sender, and for each hash its calls and the milliseconds left in the window. Any role of the database can send one, so
 * none counts without bounds.
 */
const News = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.int().min(1).max(100_000), z.number().min(0).max(days(1))])),
]);

interface Parts {
  /** Sends a notification; rejects while the database is away. */
  notify: (channel: string, payload: string) => Promise<unknown>;
  listener: DatabaseListener;
  secrets: Secrets;
  clock: Clock;
  newId: () => string;
  log: Pick<Logger, "debug">;
}

function addTo(counts: Map<string, CallsOfWindow>, hash: string, more: CallsOfWindow, now: number): void {
  const found = counts.get(hash);
  if (found && found.ends > now) {
    found.calls += more.calls;
    return;
  }
  counts.delete(hash);
  const [oldest] = counts.keys();
  if (counts.size >= MOST_KEYS && oldest !== undefined) counts.delete(oldest);
  counts.set(hash, { ...more });
}

export function openSharedCounts({ notify, listener, secrets, clock, newId, log }: Parts): SharedCounts {
  // Addresses leave the process only as keyed hashes.
  const secret = secrets.key("call counts");
  const self = newId();
  const others = new Map<string, CallsOfWindow>();
  let untold = new Map<string, CallsOfWindow>();
  let telling: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const now = () => clock.now().getTime();

  function hear(payload: string): void {
    const [sender, counted] = News.parse(JSON.parse(payload));
    if (sender === self) return;
    for (const [hash, calls, left] of counted) addTo(others, hash, { calls, ends: now() + left }, now());
  }

  async function tell(): Promise<void> {
    const entries = [...untold];
    untold = new Map();
    for (let at = 0; at < entries.length; at += MOST_PER_MESSAGE) {
      const part = entries.slice(at, at + MOST_PER_MESSAGE).filter(([, { ends }]) => ends > now());
      if (part.length === 0) continue;
      const news = part.map(([hash, { calls, ends }]) => [hash, calls, ends - now()]);
      try {
        await notify(CHANNEL, JSON.stringify([self, news]));
      } catch (error) {
        log.debug(
          { reason: reasonOf(error) },
          "could not send call counts to the other processes; will retry",
        );
        for (const [hash, counted] of entries.slice(at)) addTo(untold, hash, counted, now());
        return;
      }
    }
  }
  const tellSoon = () => {
    if (untold.size > 0) running ??= tell().finally(() => (running = undefined));
  };

  return {
    add(name, key, ends, calls = 1) {
      if (!telling) return undefined;
      const hash = hmac(secret, `${name}\n${key}`).slice(0, HASH_LENGTH);
      if (calls > 0) addTo(untold, hash, { calls, ends }, now());
      const found = others.get(hash);
      return found && found.ends > now() ? found : undefined;
    },
    start() {
      listener.listen(CHANNEL, { onNotification: hear, onListening: () => undefined });
      telling = setInterval(tellSoon, TELL_EVERY).unref();
    },
    async stop() {
      clearInterval(telling);
      telling = undefined;
      await running;
    },
  };
}
