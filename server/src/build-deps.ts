import { join } from "node:path";
import type { Logger } from "pino";
import { diskStorage } from "#gateways/disk-storage.ts";
import { type Clock, systemClock } from "#kernel/clock.ts";
import type { Config } from "#kernel/config.ts";
import type { Database } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { idMaker } from "#kernel/ids.ts";
import { openPasswords } from "#kernel/passwords.ts";
import type { Secrets } from "#kernel/secrets.ts";

interface Parts {
  config: Config;
  database: Database;
  secrets: Secrets;
  log: Logger;
  clock?: Clock;
  newId?: Deps["newId"];
}

export const buildDeps = ({
  config,
  database,
  secrets,
  log,
  clock = systemClock,
  newId = idMaker(clock),
}: Parts): Deps => ({
  config,
  db: database.db,
  clock,
  newId,
  secrets,
  passwords: openPasswords(),
  storage: diskStorage(join(config.DATA_DIR, "uploads")),
  log,
});
