import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Desk } from "./detector.ts";

/** What detectors look at; undefined without a store. */
export async function openDesk(deps: Deps, userId: Id): Promise<Desk | undefined> {
  const store = await findStoreOfUser(deps.db, userId);
  return store && { userId, store, now: deps.clock.now(), origin: deps.ownOrigin.get() };
}
