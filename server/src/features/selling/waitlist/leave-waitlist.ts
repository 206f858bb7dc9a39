import type { GuestWaiting } from "@solodesk/contract/selling/waitlist.ts";
import { dropHold } from "#features/scheduling/appointments/holds/drop-hold.ts";
import { withStoreLock } from "#features/scheduling/appointments/with-store-lock.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireWaiting } from "./find-waiting.ts";
import { guestWaitingOf } from "./guest-waiting-of.ts";
import { offerDay } from "./offer-day.ts";
import { leave } from "./waitlist.repository.ts";

/**
 * Offers a time that was held for the visitor to the next person at once. Does nothing if the visitor no
 * longer waits. Throws "not_found".
 */
export async function leaveWaitlist(deps: Deps, code: string): Promise<GuestWaiting> {
  const { row } = await requireWaiting(deps, code);
  const left = await withStoreLock(deps, row.storeId, async (deps) => {
    const gone = await leave(deps.db, row.id, deps.clock.now());
    if (gone?.offerId) await dropHold({ db: deps.db }, gone.offerId);
    return gone;
  });
  if (left?.offerId) await offerDay(deps, left);
  return guestWaitingOf(deps, await requireWaiting(deps, code));
}
