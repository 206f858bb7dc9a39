import type { Id } from "@solodesk/contract/kernel/id.ts";
import { lockStore } from "#features/store/store/lock-store.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteExpiredHolds } from "./holds/holds.repository.ts";

/**
 * Does work that takes times of a store. Bookings of one store follow each other, for two that want one time would wait for
 * each other until the database ends one of them.
 */
export const withStoreLock = <D extends Pick<Deps, "db" | "clock">, T>(
  deps: D,
  storeId: Id,
  work: (deps: D) => Promise<T>,
): Promise<T> =>
  inTransaction(deps, async (deps) => {
    await lockStore(deps.db, storeId);
    await deleteExpiredHolds(deps.db, storeId, deps.clock.now());
    return work(deps);
  });
