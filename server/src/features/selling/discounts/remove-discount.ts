import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteDiscount } from "./discounts.repository.ts";

/** Orders that have it keep what they were given. Throws "not_found". */
export const removeDiscount = (deps: Deps, userId: Id, id: Id): Promise<void> =>
  inTransaction(deps, async ({ db }) => {
    const store = await findStoreOfUser(db, userId);
    // Locks the discount before its uses, as everything else that locks both.
    if (!store || !(await deleteDiscount(db, store.id, id))) throw new AppError("not_found");
  });
