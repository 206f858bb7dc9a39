import type { Db } from "#kernel/database/db.ts";
import { listTimezones } from "./store.repository.ts";

/** Returns the time zones of all stores, each once. */
export const listStoreZones = (db: Db): Promise<string[]> => listTimezones(db);
