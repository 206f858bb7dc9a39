// What the database calls out (LISTEN), heard by one connection of its own in each process that wants to hear.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";
import { reasonOf } from "./database-trouble.ts";

export interface NewsListener {
  hear: (said: string) => void;
  /** From now on it is heard, and what was called out before may be lost: after the start, and after each break. */
  missed: () => void;
}

export interface DatabaseNews {
  /** Before the first break of the connection or after it: the channel is listened to again by itself. */
  listen(channel: string, listener: NewsListener): void;
  close(): Promise<void>;
}

/** A connection that broke without a word, as behind a firewall that forgot it, is noticed so soon. */
const LOOK_EVERY = seconds(30);
const PATIENCE = seconds(10);
const [SHORTEST_WAIT, LONGEST_WAIT] = [seconds(0.2), seconds(10)];

/** Doubled with each failure; spread, so that many processes do not come back in one moment. */
const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** failures) * (0.5 + Math.random() / 2);

async function follow(client: pg.Client, [channel, { missed }]: [string, NewsListener]): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  missed();
}

/** Connects with the first channel. */
export function openDatabaseNews(pool: pg.Pool, log: Pick<Logger, "warn">): DatabaseNews {
  const listeners = new Map<string, NewsListener>();
  const closing = new AbortController();
  let connected: pg.Client | undefined;
  let running: Promise<void> | undefined;

  async function followAll(client: pg.Client): Promise<void> {
    await client.connect();
    connected = client;
    for (const listener of listeners) await follow(client, listener);
  }

  /** Rejects where it cannot be had. */
  async function hearUntilLost(): Promise<void> {
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const lose = () => resolve();
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: "solodesk news",
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ channel, payload = "" }) => listeners.get(channel)?.hear(payload));
    closing.signal.addEventListener("abort", lose);
    const look = setInterval(() => void client.query("SELECT 1").catch(lose), LOOK_EVERY);
    try {
      await Promise.race([lost, followAll(client)]);
      await lost;
    } finally {
      clearInterval(look);
      closing.signal.removeEventListener("abort", lose);
      connected = undefined;
      client.end().catch(() => undefined);
    }
  }

  async function hear(): Promise<void> {
    let isTold = false;
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        await hearUntilLost();
        failures = 0;
        isTold = false;
      } catch (error) {
        if (!isTold) log.warn({ reason: reasonOf(error) }, "the database's news cannot be heard");
        isTold = true;
      }
      await wait(waitAfter(failures), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    listen(channel, listener) {
      listeners.set(channel, listener);
      running ??= hear();
      // Where that fails the connection is lost, and found again with all channels.
      if (connected) follow(connected, [channel, listener]).catch(() => undefined);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
