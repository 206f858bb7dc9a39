import type { Id } from "@solodesk/contract/kernel/id.ts";
import { dropHold } from "#features/scheduling/appointments/holds/drop-hold.ts";
import { withStoreLock } from "#features/scheduling/appointments/with-store-lock.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { offerDay } from "./offer-day.ts";
import { deleteWaiting } from "./waitlist.repository.ts";

/** Offers a time that was held for the person to the next one at once. Throws "not_found". */
export async function removeWaiting(deps: Deps, userId: Id, id: Id): Promise<void> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  const removed = await withStoreLock(deps, store.id, async (deps) => {
    const row = await deleteWaiting(deps.db, store.id, id);
    if (row?.offerId) await dropHold({ db: deps.db }, row.offerId);
    return row;
  });
  if (!removed) throw new AppError("not_found");
  if (removed.offerId) await offerDay(deps, removed);
}
