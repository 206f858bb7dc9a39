import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findStoreOwner } from "./store.repository.ts";

/** Returns the id of the store's owner. */
export const findOwnerOfStore = (db: Db, storeId: Id): Promise<Id | undefined> => findStoreOwner(db, storeId);
