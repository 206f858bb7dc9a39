// The life of a server process: configuration, database, application, shutdown.

import type { Config } from "#kernel/config/config.ts";
import { loggable } from "#kernel/database/db.ts";
import { buildLog } from "#kernel/log.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import type { Operator, Undo } from "./bring-up.ts";
import { openPostgres } from "./open-postgres.ts";

export interface Running {
  url: string;
  /** Where the data is, for people. */
  place: string;
  /** Sample products loaded by this start. */
  loaded: number;
  /** Accepts no more requests, finishes accepted ones, then stops everything else in turn. */
  stop(): Promise<void>;
}

async function undoAll(undos: Undo[]): Promise<void> {
  for (const undo of undos.toReversed()) await undo();
}

/**
 * Starts the server. Throws StartError, or the reason of `signal` if it aborts during startup; then nothing keeps running.
 */
export async function run(config: Config, operator: Operator, signal: AbortSignal): Promise<Running> {
  const undos: Undo[] = [];
  try {
    signal.throwIfAborted();
    const log = buildLog(config);
    const secrets = openSecrets(config);
    const { ownerUrl, place, stop } = await openPostgres(config, { log, progress: operator.say });
    undos.push(stop);
    signal.throwIfAborted();
    const { bringUp } = await import("./bring-up.ts");
    const { port, loaded } = await bringUp({ config, secrets, log, ownerUrl, operator, signal, undos });
    return { url: `http://localhost:${port}`, place, loaded, stop: () => undoAll(undos) };
  } catch (error) {
    await undoAll(undos);
    throw loggable(error);
  }
}
