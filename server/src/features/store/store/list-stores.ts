import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { listById } from "./store.repository.ts";

/** Returns the stores with these ids, published or not, in no particular order. */
export const listStores = (db: Db, ids: readonly Id[]): Promise<Store[]> => listById(db, ids);
