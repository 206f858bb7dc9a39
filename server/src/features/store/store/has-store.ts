import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { isOwner } from "./store.repository.ts";

/** Where that is all there is to know of it. */
export const hasStore = (db: Db, userId: Id): Promise<boolean> => isOwner(db, userId);
