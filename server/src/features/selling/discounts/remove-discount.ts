import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteDiscount } from "./discounts.repository.ts";

/** Orders that have it keep what they were given. Throws "not_found". */
export async function removeDiscount({ db }: Deps, userId: Id, id: Id): Promise<void> {
  const store = await findStoreOfUser(db, userId);
  if (!store || !(await deleteDiscount(db, store.id, id))) throw new AppError("not_found");
}
