import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { approve } from "./due-payouts.repository.ts";
import { wakePayouts } from "./wake-payouts.ts";

/** Returns the payouts that waited for approval; the others are approved already, over, or unknown. */
export const approvePayouts = (deps: Deps, ids: readonly Id[]): Promise<Id[]> =>
  inTransaction(deps, async (deps) => {
    const approved = await approve(deps.db, ids, deps.clock.now());
    if (approved.length > 0) await wakePayouts(deps);
    return approved;
  });
