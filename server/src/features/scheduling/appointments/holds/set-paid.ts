import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { updatePaid } from "./held-times.repository.ts";

/**
 * Records that what an order paid for these appointments is refunded, except for `kept` (minor units), in the caller's
 * transaction.
 */
export async function setPaid(
  { db, clock }: Deps,
  appointmentIds: readonly Id[],
  kept: number,
): Promise<void> {
  if (appointmentIds.length > 0) await updatePaid(db, [...appointmentIds], kept, clock.now());
}
