import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findOwner } from "./store.repository.ts";

/** Whose store this is. */
export const findOwnerOfStore = (db: Db, storeId: Id): Promise<Id | undefined> => findOwner(db, storeId);
