import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findStoreOfUser } from "./find-store-of-user.ts";

/** Returns the time zone for a user's days: the store's, or UTC without a store. */
export const findTimezone = async (db: Db, userId: Id): Promise<string> =>
  (await findStoreOfUser(db, userId))?.timezone ?? "UTC";
