import type pg from "pg";
import { StartError } from "../config/start-error.ts";
import { seconds } from "../time/clock.ts";
import { connectClient } from "./connect-client.ts";

type Setting = "DATABASE_URL" | "DATABASE_APP_URL" | "--to";

/** Enough rounds to detect a pooler even while other processes use it. */
const ROUNDS = 5;

/** A pooler accepts any number of connections and queues statements until it has a session for them. */
const PATIENCE = seconds(5);

async function sessionOf(client: pg.Client, setting: Setting): Promise<number> {
  const { rows } = await client
    .query<{ pid: number }>("SELECT pg_backend_pid() AS pid")
    .catch((cause: unknown) => {
      throw new StartError(
        `${setting} does not allow two connections at a time: let the pooler or the role have DATABASE_POOL_SIZE + 3 for each process.`,
        { cause },
      );
    });
  return rows[0]?.pid ?? 0;
}

/** Returns whether each connection has a PostgreSQL session to itself, the same one in every round. */
async function haveOwnSessions(clients: readonly pg.Client[], setting: Setting): Promise<boolean> {
  const seen = clients.map(() => new Set<number>());
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [nth, client] of clients.entries()) seen[nth]?.add(await sessionOf(client, setting));
  const all = seen.flatMap((sessions) => [...sessions]);
  return all.length === clients.length && new Set(all).size === all.length;
}

/**
 * Throws StartError if a pooler in transaction or statement mode is in front of the database. LISTEN, SET,
 * prepared statements and the locks of migrations need a session, and would fail there without a clear error.
 */
export async function requireSessions(url: string, setting: Setting): Promise<void> {
  const clients: pg.Client[] = [];
  try {
    while (clients.length < 2)
      clients.push(await connectClient({ url, setting, name: "solodesk", patience: PATIENCE }));
    if (await haveOwnSessions(clients, setting)) return;
    throw new StartError(
      `${setting} leads to a pooler in transaction or statement mode, which Solodesk cannot work with: switch it to session mode (pool_mode = session in PgBouncer), or name PostgreSQL itself.`,
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
