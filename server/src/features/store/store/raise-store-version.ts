import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import { updateStore } from "./store.repository.ts";

/**
 * Call it first in the transaction of any change to what the public page shows. It locks the store until the
 * transaction ends, so changes to one store queue up. Returns undefined without a store.
 */
export const raiseStoreVersion = (
  userId: Id,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<Store | undefined> => updateStore(db, userId, {}, clock.now());
