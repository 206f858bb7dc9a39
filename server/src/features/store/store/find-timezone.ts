import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findStoreOfUser } from "./find-store-of-user.ts";

/** On whose clock somebody's days are reckoned: the store's, or UTC's without one. */
export const findTimezone = async (db: Db, userId: Id): Promise<string> =>
  (await findStoreOfUser(db, userId))?.timezone ?? "UTC";
