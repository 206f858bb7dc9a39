import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import { updateStore } from "./store.repository.ts";

/**
 * For a change of what the public page shows: call it first in that change's transaction.
 * It locks the store until then, so changes of one store queue up. Undefined without a store.
 */
export const raiseStoreVersion = (
  userId: Id,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<Store | undefined> => updateStore(db, userId, {}, clock.now());
