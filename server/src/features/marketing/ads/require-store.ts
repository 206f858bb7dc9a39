import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";

/** Returns the user's store. Throws "store_required". */
export async function requireStore(db: Db, userId: Id): Promise<Store> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("store_required");
  return store;
}
