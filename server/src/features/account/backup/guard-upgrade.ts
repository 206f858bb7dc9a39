import type { Upgrade } from "#kernel/database/migrate.ts";
import { askBeforeUpgrade, type UpgradingStart } from "./ask-before-upgrade.ts";
import { backUpBeforeUpgrade } from "./back-up-before-upgrade.ts";

/** Asks and backs up before a database that holds data is migrated. */
export const guardUpgrade = (start: UpgradingStart): Upgrade => ({
  say: start.say,
  ask: (pending) => askBeforeUpgrade(start, pending),
  backUp: (pending) => backUpBeforeUpgrade(start, pending),
});
