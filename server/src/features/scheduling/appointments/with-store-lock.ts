import type { Id } from "@solodesk/contract/kernel/id.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteExpiredHolds } from "./holds/holds.repository.ts";

/**
 * Runs work that books or holds times of a store. Bookings of one store run one after the other: two
 * concurrent ones for the same time could deadlock, and the database would abort one.
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
