// From a running database to a listening server. Imported only then, so that database errors show at once.

import type { FastifyInstance } from "fastify";
import { sweepScratchUnlessUsed } from "#features/account/backup/backup-scratch.ts";
import { guardUpgrade } from "#features/account/backup/guard-upgrade.ts";
import { loadSampleCatalogue } from "#features/catalog/catalog/load-sample-catalogue.ts";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { tryStorage } from "#features/platform/uploads/try-storage.ts";
import { keepWallTimes } from "#features/scheduling/appointments/series/keep-wall-times.ts";
import { type Config, ConfigError } from "#kernel/config/config.ts";
import { isSandboxOpenToOthers } from "#kernel/config/gateway-settings.ts";
import { openDatabase } from "#kernel/database/db.ts";
import { fixCurrency } from "#kernel/database/installation.repository.ts";
import type { Deps } from "#kernel/deps.ts";
import { BACKLOG } from "#kernel/http/http.ts";
import { publishPort } from "#kernel/http/listening-port.ts";
import { releaseMemory } from "#kernel/release-memory.ts";
import { buildApp } from "./app.ts";
import { buildDeps } from "./build-deps.ts";
import { jobList } from "./job-list.ts";
import { prepareDatabase } from "./prepare-database.ts";

const USUAL_PORT = 3000;
const TRIES = 20;

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * Listens on PORT, or if it is unset on 3000 or the next free port, so that two copies can run side by side.
 * Returns the port. Throws ConfigError if PORT is taken, or 3000 and the next 20 ports.
 */
async function listen(http: FastifyInstance, { PORT, HOST }: Pick<Config, "PORT" | "HOST">): Promise<number> {
  const wanted = PORT ?? USUAL_PORT;
  for (let port = wanted; ; port += 1) {
    try {
      const address = await http.listen({ port, host: HOST, backlog: BACKLOG });
      return Number(new URL(address).port);
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (PORT !== undefined) throw new ConfigError(`Port ${PORT} is taken: set PORT to a free one.`);
      if (port === wanted + TRIES)
        throw new ConfigError(`Ports ${wanted} to ${port} are taken: set PORT to a free one.`);
    }
  }
}

export type Undo = () => Promise<unknown>;

/** The person who starts the server and waits for it. */
export interface Operator {
  /** Shows a message about a slow step. */
  say(message: string): void;
  /** Unset where nobody can answer, or everything was agreed to. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

interface Start extends Pick<Deps, "config" | "secrets" | "log"> {
  ownerUrl: string;
  operator: Operator;
  signal: AbortSignal;
  /** Receives the steps that stop what was started; run them in reverse order. */
  undos: Undo[];
}

interface Up {
  port: number;
  /** Sample products loaded by this start. */
  loaded: number;
}

function warnOf(config: Config, log: Deps["log"]): void {
  if (!config.RATE_LIMIT) log.warn("RATE_LIMIT=off: nothing limits how often anybody may call");
  if (config.SMTP_URL !== undefined && config.PUBLIC_URL === undefined)
    log.warn("SMTP_URL without PUBLIC_URL: links in mails lead to localhost");
  if (config.WEBHOOKS_TO_PRIVATE)
    log.warn("WEBHOOKS_TO_PRIVATE=on: every account here can make this server call addresses in its network");
  if (isSandboxOpenToOthers(config))
    log.warn("the sandbox is on: whoever buys here may pay with nothing; SANDBOX=off ends that");
}

/** Throws StartError, or the reason of `signal`; then `undos` holds the steps to run. */
export async function bringUp({
  config,
  secrets,
  log,
  ownerUrl,
  operator,
  signal,
  undos,
}: Start): Promise<Up> {
  warnOf(config, log);
  await sweepScratchUnlessUsed(config.DATA_DIR);
  const role = { secrets, password: config.DATABASE_APP_PASSWORD };
  const appUrl = await prepareDatabase({
    ownerUrl,
    appUrl: config.DATABASE_APP_URL,
    role,
    log,
    upgrade: guardUpgrade({ config, log, ownerUrl, ...operator, signal }),
  });
  signal.throwIfAborted();
  const database = openDatabase(appUrl, log, config.DATABASE_POOL_SIZE);
  undos.push(database.close);
  await fixCurrency(database.db, config.CURRENCY);
  const deps = buildDeps({ config, database, secrets, log });
  undos.push(deps.passwords.close);
  await keepWallTimes(deps);
  await loadDefaultPlans(deps);
  const loaded = await loadSampleCatalogue(deps, operator.say);
  signal.throwIfAborted();
  const { http } = await buildApp(deps);
  await http.ready();
  undos.push(deps.jobs.stop);
  await deps.jobs.work(jobList(deps));
  if (config.S3_BUCKET !== undefined) void tryStorage(deps);
  releaseMemory();
  signal.throwIfAborted();
  const port = await listen(http, config);
  deps.ownOrigin.listensAt(port);
  if (config.RATE_LIMIT) deps.sharedCounts.start();
  undos.push(deps.sharedCounts.stop);
  const unpublishPort = publishPort(config.DATA_DIR, port);
  undos.push(async () => unpublishPort());
  // Last, so that it is undone first: no requests are accepted while the rest stops.
  undos.push(() => http.close());
  return { port, loaded };
}
