import type { Config } from "#kernel/config/config.ts";
import { closeDataDir } from "#kernel/config/data-dir.ts";
import { requireSessions } from "#kernel/database/require-sessions.ts";
import type { Deps } from "#kernel/deps.ts";
import { launchPostgres } from "#postgres/launch-postgres.ts";

interface Postgres {
  ownerUrl: string;
  /** Where the data is, for people. */
  place: string;
  stop(): Promise<void>;
}

interface Listeners {
  log: Pick<Deps["log"], "debug">;
  progress(message: string): void;
}

/** Opens the external database of DATABASE_URL, or starts the embedded one in DATA_DIR. */
export async function openPostgres(config: Config, { log, progress }: Listeners): Promise<Postgres> {
  if (config.DATABASE_URL) {
    closeDataDir(config.DATA_DIR);
    await requireSessions(config.DATABASE_URL, "DATABASE_URL");
    if (config.DATABASE_APP_URL) await requireSessions(config.DATABASE_APP_URL, "DATABASE_APP_URL");
    const { host, pathname } = new URL(config.DATABASE_URL);
    return { ownerUrl: config.DATABASE_URL, place: `${host}${pathname}`, stop: async () => undefined };
  }
  const embedded = await launchPostgres({
    dataDir: config.DATA_DIR,
    log: (line) => log.debug({ source: "postgres" }, line),
    progress,
  });
  return { ownerUrl: embedded.url, place: `${config.DATA_DIR} (embedded PostgreSQL)`, stop: embedded.stop };
}
