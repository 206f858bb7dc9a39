import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { countStoreListings } from "./listings.repository.ts";

/** How many products a store has picked, shown or not. */
export const countListings = (db: Db, storeId: Id): Promise<number> => countStoreListings(db, storeId);
