import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findDestination } from "../destinations/destinations.repository.ts";
import { openDestination } from "../destinations/seal-destination.ts";
import type { PayoutRow } from "../payouts.repository.ts";
import { giveToOperator, listWithOperator, lockWaiting } from "./due-payouts.repository.ts";

/** A payout that the operator pays by hand. Nothing else shows account numbers in full. */
export interface BatchLine {
  payout: PayoutRow;
  destination: NewDestination;
}

interface Batch {
  lines: BatchLine[];
  /** Payouts whose destination cannot be read; they keep waiting. */
  unreadable: PayoutRow[];
}

/**
 * Hands all waiting payouts to the operator, or with `again` those that were handed over before. The change
 * is committed only after `write` has saved the lines, so that no payout counts as handed over without its
 * line.
 */
export const exportBatch = (
  deps: Deps,
  write: (lines: readonly BatchLine[]) => Promise<void>,
  { again }: { again: boolean },
): Promise<Batch> =>
  inTransaction(deps, async (deps) => {
    const batch: Batch = { lines: [], unreadable: [] };
    for (const payout of await (again ? listWithOperator(deps.db) : lockWaiting(deps.db))) {
      const destinationRow = await findDestination(deps.db, payout.destinationId);
      const destination = destinationRow && openDestination(deps, destinationRow);
      if (destination) batch.lines.push({ payout, destination });
      else batch.unreadable.push(payout);
    }
    const ids = batch.lines.map(({ payout }) => payout.id);
    if (!again) await giveToOperator(deps.db, ids);
    if (ids.length > 0) await write(batch.lines);
    return batch;
  });
