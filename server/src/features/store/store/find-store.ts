import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findById } from "./store.repository.ts";

/** Returns a store, published or not. */
export const findStore = (db: Db, id: Id): Promise<Store | undefined> => findById(db, id);
