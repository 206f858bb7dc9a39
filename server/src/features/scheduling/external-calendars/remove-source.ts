import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteSource, leaveSource } from "./external-calendars.repository.ts";
import { wakeSync } from "./sync/wake-sync.ts";

/**
 * Removes a calendar and its busy times. A job takes the appointments out of one of a login, and then deletes it. Throws
 * "not_found".
 */
export async function removeSource(deps: Deps, userId: Id, id: Id): Promise<void> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  const which = { storeId: store.id, id };
  await inTransaction(deps, async (deps) => {
    if (await leaveSource(deps.db, which, deps.clock.now())) await wakeSync(deps, which);
    else if (!(await deleteSource(deps.db, which))) throw new AppError("not_found");
  });
}
