import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockRow } from "./store.repository.ts";

/** Until the end of the transaction nobody else who asks for this goes on; the store's version stays as it is. */
export const lockStore = (tx: Db, storeId: Id): Promise<void> => lockRow(tx, storeId);
