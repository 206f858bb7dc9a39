// Opens the installation a command works on: its database, under the server's own role, with or without a
// running server.
import { buildDeps } from "@solodesk/server/build-deps.ts";
import { guardUpgrade } from "@solodesk/server/features/account/backup/guard-upgrade.ts";
import { askOn } from "@solodesk/server/kernel/ask-yes-or-no.ts";
import { type Config, readConfig } from "@solodesk/server/kernel/config/config.ts";
import { appUrlOf } from "@solodesk/server/kernel/database/app-role.ts";
import { openDatabase } from "@solodesk/server/kernel/database/db.ts";
import { fixCurrency } from "@solodesk/server/kernel/database/installation.repository.ts";
import { requireMigrated } from "@solodesk/server/kernel/database/migrate.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { findListeningPort } from "@solodesk/server/kernel/http/listening-port.ts";
import { buildLog } from "@solodesk/server/kernel/log.ts";
import { openSecrets } from "@solodesk/server/kernel/secrets/secrets.ts";
import { type Clock, systemClock } from "@solodesk/server/kernel/time/clock.ts";
import { openPostgres } from "@solodesk/server/open-postgres.ts";
import { DataDirInUse } from "@solodesk/server/postgres/data-dir-lock.ts";
import { findRunningPostgres } from "@solodesk/server/postgres/find-running-postgres.ts";
import { prepareDatabase } from "@solodesk/server/prepare-database.ts";
import { terminal } from "./terminal/terminal.ts";

export interface Installation {
  deps: Deps;
  /** Whether the address in links is known: from PUBLIC_URL, or from a running server. */
  isAddressKnown: boolean;
  close(): Promise<void>;
}

interface Reached {
  appUrl: string;
  stop(): Promise<void>;
}

interface Wanted {
  /** For filling an installation on another clock: without rate limits, and a power cut may lose the last second. */
  clock?: Clock;
  /** It was restored from a backup just now, so it needs none before it is brought up to date. */
  isRestored?: boolean;
}

/** `progress` is called when something takes a while. Throws errors whose message is one sentence. */
export async function openInstallation(
  progress: (message: string) => void,
  { clock, isRestored = false }: Wanted = {},
): Promise<Installation> {
  const config = {
    ...readConfig(terminal().env),
    ...(clock && { RATE_LIMIT: false }),
    ...(isRestored && { BACKUP_BEFORE_UPGRADE: false }),
  };
  const log = buildLog({ LOG_LEVEL: "silent" });
  const secrets = openSecrets(config);
  const { appUrl, stop } = await reach(config, { log, secrets }, progress);
  const database = openDatabase(clock ? hurried(appUrl) : appUrl, log);
  const deps = buildDeps({ config, database, secrets, log, clock: clock ?? systemClock });
  const close = async () => {
    await deps.jobs.stop();
    await deps.passwords.close();
    await database.close();
    await stop();
  };
  try {
    await fixCurrency(deps.db, config.CURRENCY);
  } catch (error) {
    await close();
    throw error;
  }
  const port = findListeningPort(config.DATA_DIR);
  if (port !== undefined) deps.ownOrigin.listensAt(port);
  return { deps, isAddressKnown: (config.PUBLIC_URL ?? port) !== undefined, close };
}

function hurried(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", "-c synchronous_commit=off");
  return url.href;
}

async function reach(
  config: Config,
  { log, secrets }: Pick<Deps, "log" | "secrets">,
  progress: (message: string) => void,
): Promise<Reached> {
  const role = { secrets, password: config.DATABASE_APP_PASSWORD };
  try {
    const { ownerUrl, stop } = await openPostgres(config, { log, progress });
    try {
      const ask = askOn(terminal());
      const appUrl = await prepareDatabase({
        ownerUrl,
        appUrl: config.DATABASE_APP_URL,
        role,
        log,
        upgrade: guardUpgrade({ config, log, ownerUrl, say: progress, ask }),
      });
      return { appUrl, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    const ownerUrl = await findRunningPostgres(config.DATA_DIR);
    if (ownerUrl === undefined) throw error;
    await requireMigrated(ownerUrl);
    return { appUrl: appUrlOf(ownerUrl, role), stop: async () => undefined };
  }
}
