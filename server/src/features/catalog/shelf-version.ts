import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { fingerprintShelf } from "./shelf-version.repository.ts";

/** A short text that differs for every two states of a store's active listings and the products behind them. */
export const shelfVersion = (db: Db, storeId: Id): Promise<string> => fingerprintShelf(db, storeId);
