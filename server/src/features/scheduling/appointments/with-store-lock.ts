import type { Id } from "@solodesk/contract/kernel/id.ts";
import { lockStore } from "#features/store/store/lock-store.ts";
import { type Db, transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteExpiredHolds } from "./holds/holds.repository.ts";

/**
 * Does work that takes times of a store. Bookings of one store follow each other, for two that want one time would wait for
 * each other until the database ends one of them.
 */
export const withStoreLock = <T>(
  { db, clock }: Pick<Deps, "db" | "clock">,
  storeId: Id,
  work: (tx: Db) => Promise<T>,
): Promise<T> =>
  transact(db, async (tx) => {
    await lockStore(tx, storeId);
    await deleteExpiredHolds(tx, storeId, clock.now());
    return work(tx);
  });
