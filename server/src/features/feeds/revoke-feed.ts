import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteFeed } from "./feeds.repository.ts";

/** Does nothing where there is none. */
export async function revokeFeed({ db }: Deps, userId: Id): Promise<void> {
  const store = await findStoreOfUser(db, userId);
  if (store) await deleteFeed(db, store.id);
}
