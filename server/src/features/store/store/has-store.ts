import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { isOwner } from "./store.repository.ts";

/** Returns whether a user has a store, without reading it. */
export const hasStore = (db: Db, userId: Id): Promise<boolean> => isOwner(db, userId);
