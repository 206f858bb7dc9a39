import type { Id } from "@solodesk/contract/kernel/id.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteOwn, lockOwn } from "./own-products.repository.ts";

/** Deletes it with its variants; orders keep what they say about it. Throws "not_found". */
export function removeOwnProduct(deps: Deps, userId: Id, id: Id): Promise<void> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    const found = store && (await lockOwn(deps.db, store.id, id));
    if (!found) throw new AppError("not_found");
    await deleteOwn(deps.db, store.id, id);
  });
}
