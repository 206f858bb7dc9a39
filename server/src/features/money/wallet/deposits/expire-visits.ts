import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockDeposit, settleDeposit } from "./settle-deposit.ts";
import { isExpired, listExpiredVisits } from "./visits.repository.ts";

/** Ends the visits of packs that can't be booked any more: the seller keeps what was paid. Returns how many. */
export const expireVisits = (deps: Deps): Promise<number> =>
  inBatches<{ id: Id }>(
    deps.log,
    ({ after, limit }) => listExpiredVisits(deps.db, deps.clock.now(), { after: after?.id, limit }),
    ({ id }) => expire(deps, id),
  );

const expire = (deps: Deps, id: Id): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    await lockDeposit(deps.db, id);
    if (!(await isExpired(deps.db, id, deps.clock.now()))) return false;
    await settleDeposit(deps, id, "kept");
    return true;
  });
