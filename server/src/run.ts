// The life of one server process: configuration, database, application, and the way down again.
import { buildApp } from "./app.ts";
import { buildDeps } from "./build-deps.ts";
import { jobList } from "./job-list.ts";
import { listen } from "./listen.ts";
import { openPostgres } from "./open-postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";
import type { Config } from "#kernel/config.ts";
import { loggable, openDatabase } from "#kernel/db.ts";
import { isSandboxOpenToOthers } from "#kernel/gateway-settings.ts";
import { keepCurrency } from "#kernel/installation.repository.ts";
import { buildLog } from "#kernel/log.ts";
import { releaseMemory } from "#kernel/release-memory.ts";
import { openSecrets } from "#kernel/secrets.ts";
import { keepWallTimes } from "#features/appointments/keep-wall-times.ts";
import { loadSampleCatalogue } from "#features/catalog/load-sample-catalogue.ts";
import { tryStorage } from "#features/uploads/try-storage.ts";

export interface Running {
  url: string;
  /** For people: where the data lies. */
  place: string;
  /** Sample products loaded by this start. */
  loaded: number;
  /** Lets nobody in, finishes the requests that were accepted, then stops everything else in turn. */
  stop(): Promise<void>;
}

type Undo = () => Promise<unknown>;

async function undoAll(undos: Undo[]): Promise<void> {
  for (const undo of undos.toReversed()) await undo();
}

/**
 * `progress` hears what takes a while. Throws StartError, or the reason of `signal` when that stops a start half-way;
 * then nothing keeps running.
 */
export async function run(
  config: Config,
  progress: (message: string) => void,
  signal: AbortSignal,
): Promise<Running> {
  const undos: Undo[] = [];
  try {
    signal.throwIfAborted();
    const log = buildLog(config);
    const secrets = openSecrets(config);
    const postgres = await openPostgres(config, { log, progress });
    undos.push(postgres.stop);
    signal.throwIfAborted();
    if (!config.RATE_LIMIT) log.warn("RATE_LIMIT=off: nothing limits how often anybody may call");
    if (config.SMTP_URL !== undefined && config.PUBLIC_URL === undefined)
      log.warn("SMTP_URL without PUBLIC_URL: links in mails lead to localhost");
    if (isSandboxOpenToOthers(config))
      log.warn("the sandbox is on: whoever buys here may pay with nothing; SANDBOX=off ends that");
    const appUrl = await prepareDatabase({
      ownerUrl: postgres.ownerUrl,
      appUrl: config.DATABASE_APP_URL,
      secrets,
      log,
    });
    signal.throwIfAborted();
    const database = openDatabase(appUrl, log);
    undos.push(database.close);
    await keepCurrency(database.db, config.CURRENCY);
    const deps = buildDeps({ config, database, secrets, log });
    undos.push(deps.passwords.close);
    await keepWallTimes(deps);
    const loaded = await loadSampleCatalogue(deps, progress);
    signal.throwIfAborted();
    const { http } = await buildApp(deps);
    await http.ready();
    undos.push(deps.jobs.stop);
    await deps.jobs.work(jobList(deps));
    if (config.S3_BUCKET !== undefined) void tryStorage(deps);
    releaseMemory();
    signal.throwIfAborted();
    // Last, so that it is the first to be undone: nobody is let in while the rest goes down.
    const port = await listen(http, config);
    deps.ownOrigin.listensAt(port);
    undos.push(() => http.close());
    return { url: `http://localhost:${port}`, place: postgres.place, loaded, stop: () => undoAll(undos) };
  } catch (error) {
    await undoAll(undos);
    throw loggable(error);
  }
}
