import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findByUser } from "./store.repository.ts";

export async function findStoreOfUser(db: Db, userId: Id): Promise<Store | undefined> {
  return (await findByUser(db, userId))?.store;
}
