import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type ChangeRow, recordChanges } from "./appointments.repository.ts";
import { cancelAll, deleteHolds } from "./kept-times.repository.ts";

/**
 * What an order kept or booked is free again, in the caller's transaction; what is over stays as it is. Who hears of it,
 * the order says.
 */
export async function releaseTimes(
  { clock }: Pick<Deps, "clock">,
  tx: Db,
  appointmentIds: readonly Id[],
  by: ChangeRow["by"],
): Promise<void> {
  if (appointmentIds.length === 0) return;
  await deleteHolds(tx, [...appointmentIds]);
  for (const row of await cancelAll(tx, [...appointmentIds], clock.now()))
    await recordChanges(tx, row, ["cancelled"], by);
}
