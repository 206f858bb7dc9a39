// Runs use cases of the server's jobs and the operator directly, without waiting for their schedule.
import { buildDeps } from "../server/src/build-deps.ts";
import { readConfig } from "../server/src/kernel/config/config.ts";
import { appUrlOf } from "../server/src/kernel/database/app-role.ts";
import { openDatabase } from "../server/src/kernel/database/db.ts";
import type { Deps } from "../server/src/kernel/deps.ts";
import { buildLog } from "../server/src/kernel/log.ts";
import { openSecrets } from "../server/src/kernel/secrets/secrets.ts";
import { findRunningPostgres } from "../server/src/postgres/find-running-postgres.ts";
import type { OneDesk } from "./one-desk.ts";

/** Runs on the database of the running server, with settings of the test. */
export async function useCases<T>(
  { dataDir }: Pick<OneDesk, "dataDir">,
  settings: Record<string, string>,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, ...settings }, "");
  const log = buildLog({ LOG_LEVEL: "silent" });
  const secrets = openSecrets(config);
  const ownerUrl = await findRunningPostgres(dataDir);
  if (ownerUrl === undefined) throw new Error("the server's database runs");
  const database = openDatabase(appUrlOf(ownerUrl, { secrets }), log);
  const deps = buildDeps({ config, database, secrets, log });
  try {
    return await work(deps);
  } finally {
    await deps.jobs.stop();
    await deps.passwords.close();
    await database.close();
  }
}
