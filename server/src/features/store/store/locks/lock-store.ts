import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockRow } from "../store.repository.ts";

/** Locks a store until the transaction ends, without raising its version. */
export const lockStore = (tx: Db, storeId: Id): Promise<void> => lockRow(tx, storeId);
