import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findDestination } from "../destinations/destinations.repository.ts";
import { openDestination } from "../destinations/seal-destination.ts";
import type { PayoutRow } from "../payouts.repository.ts";
import { giveToOperator, listWithOperator, lockWaiting } from "./due-payouts.repository.ts";

/** What the operator pays by hand. Nothing else tells account numbers in full. */
export interface BatchLine {
  payout: PayoutRow;
  destination: NewDestination;
}

interface Batch {
  lines: BatchLine[];
  /** Those whose destination cannot be read: they go on waiting. */
  unreadable: PayoutRow[];
}

/**
 * Gives to the operator all payouts that wait, or `again` those that they were given before. They are theirs once `write` has
 * kept the lines: what nobody can read was never given to anybody.
 */
export const exportBatch = (
  deps: Deps,
  write: (lines: readonly BatchLine[]) => Promise<void>,
  { again }: { again: boolean },
): Promise<Batch> =>
  inTransaction(deps, async (deps) => {
    const batch: Batch = { lines: [], unreadable: [] };
    for (const payout of await (again ? listWithOperator(deps.db) : lockWaiting(deps.db))) {
      const kept = await findDestination(deps.db, payout.destinationId);
      const destination = kept && openDestination(deps, kept);
      if (destination) batch.lines.push({ payout, destination });
      else batch.unreadable.push(payout);
    }
    const ids = batch.lines.map(({ payout }) => payout.id);
    if (!again) await giveToOperator(deps.db, ids);
    if (ids.length > 0) await write(batch.lines);
    return batch;
  });
