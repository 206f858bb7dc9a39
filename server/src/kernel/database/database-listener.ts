// PostgreSQL notifications (LISTEN), received over one separate connection in each process that listens.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";
import { reasonOf } from "./database-failure.ts";

export interface ChannelListener {
  onNotification: (payload: string) => void;
  /** Called whenever listening (re)starts: earlier notifications may have been missed. */
  onListening: () => void;
}

export interface DatabaseListener {
  /** Listens to a channel, and automatically again after the connection breaks. */
  listen(channel: string, listener: ChannelListener): void;
  close(): Promise<void>;
}

/** How often the connection is checked, because a firewall may drop it silently. */
const LOOK_EVERY = seconds(30);
const PATIENCE = seconds(10);
const [SHORTEST_WAIT, LONGEST_WAIT] = [seconds(0.2), seconds(10)];

/** Doubles with each failure, with jitter so that many processes do not reconnect at once. */
const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** failures) * (0.5 + Math.random() / 2);

async function follow(
  client: pg.Client,
  [channel, { onListening }]: [string, ChannelListener],
): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  onListening();
}

/** Connects when the first channel is listened to. */
export function openDatabaseListener(pool: pg.Pool, log: Pick<Logger, "warn">): DatabaseListener {
  const listeners = new Map<string, ChannelListener>();
  const closing = new AbortController();
  let connected: pg.Client | undefined;
  let running: Promise<void> | undefined;

  // Any role that may connect can notify, and an error thrown here would end the process.
  function hear({ channel, payload = "" }: pg.Notification): void {
    try {
      listeners.get(channel)?.onNotification(payload);
    } catch (error) {
      log.warn({ channel, err: error }, "a notification of the database could not be read");
    }
  }

  async function followAll(client: pg.Client): Promise<void> {
    await client.connect();
    connected = client;
    for (const listener of listeners) await follow(client, listener);
  }

  /** Resolves when the connection is lost. Rejects if it cannot be opened. */
  async function listenUntilLost(): Promise<void> {
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
    client.on("notification", hear);
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

  async function keepListening(): Promise<void> {
    let isLogged = false;
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        await listenUntilLost();
        failures = 0;
        isLogged = false;
      } catch (error) {
        if (!isLogged) log.warn({ reason: reasonOf(error) }, "the database's news cannot be heard");
        isLogged = true;
      }
      await wait(waitAfter(failures), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    listen(channel, listener) {
      listeners.set(channel, listener);
      running ??= keepListening();
      // If that fails, the connection is lost, and reconnecting listens to all channels again.
      if (connected) follow(connected, [channel, listener]).catch(() => undefined);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
