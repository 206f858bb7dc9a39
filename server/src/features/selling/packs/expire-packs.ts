import type { Id } from "@solodesk/contract/kernel/id.ts";
import { expireVisits } from "#features/money/wallet/deposits/expire-visits.ts";
import { keepVisit, VISIT_GRACE } from "#features/money/wallet/deposits/keep-visit.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { listUnbookable } from "./packs.repository.ts";

/** Written once a day, and not with every run. */
const UNTOUCHED = days(1);

/**
 * Ends the visits of packs that can't be booked any more. While a service or its store isn't online, its visits wait, and then
 * for the grace. Returns how many have ended.
 */
export async function expirePacks(deps: Deps): Promise<number> {
  const soon = after(deps.clock.now(), VISIT_GRACE - UNTOUCHED);
  await inBatches<{ id: Id }>(
    deps.log,
    (page) => listUnbookable(deps.db, soon, page),
    ({ id }) => keepVisit(deps, id),
  );
  return expireVisits(deps);
}
