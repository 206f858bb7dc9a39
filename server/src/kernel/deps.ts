import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db.ts";
import type { FileStorage } from "./file-storage.ts";
import type { Passwords } from "./passwords.ts";
import type { Secrets } from "./secrets.ts";

/** Everything a use case may reach for, handed in so that a test can hand in its own. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  newId: () => Id;
  secrets: Secrets;
  passwords: Passwords;
  storage: FileStorage;
  log: Logger;
}
