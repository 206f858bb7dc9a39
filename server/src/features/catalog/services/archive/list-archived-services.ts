import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { listArchived } from "../services.repository.ts";

/** Empty without a store. */
export async function listArchivedServices({ db, config }: Deps, userId: Id): Promise<Service[]> {
  const store = await findStoreOfUser(db, userId);
  return store ? listArchived(db, store.id, config.CURRENCY) : [];
}
