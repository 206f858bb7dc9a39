import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { listToRelease, type OrderRow, updateOrder } from "../orders.repository.ts";
import { postRelease } from "../refund/move-money.ts";
import { recordOrderEvent } from "./record-order-event.ts";

/**
 * Makes the earnings of orders withdrawable once their release date has passed; returns the number of orders.
 */
export function releaseEarnings(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  return inBatches<OrderRow>(
    deps.log,
    ({ after, limit }) => listToRelease(deps.db, now, { after: after?.id, limit }),
    (order) => release(deps, order),
  );
}

/** False if another request changes the order at the same moment; the next run tries again. */
const release = (deps: Deps, before: OrderRow): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    const row = await updateOrder(deps.db, before, { releasedAt: deps.clock.now() }, deps.clock.now());
    if (!row) return false;
    if ((await postRelease(deps, row)) > 0)
      await recordOrderEvent(deps, { row, event: "released", by: "system" });
    return true;
  });
