import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import type { ChangeRow } from "../appointments.repository.ts";
import { recordEvent } from "../change/record-event.ts";
import { cancelAll, deleteHolds } from "./kept-times.repository.ts";

/**
 * What an order kept or booked is free again, in the caller's transaction; what is over stays as it is. Who is told of a
 * booked one can take it out of their calendar. Answers those that were cancelled.
 */
export async function releaseTimes(
  deps: Deps,
  appointmentIds: readonly Id[],
  by: ChangeRow["by"],
): Promise<Id[]> {
  if (appointmentIds.length === 0) return [];
  await deleteHolds(deps.db, [...appointmentIds]);
  const cancelled = await cancelAll(deps.db, [...appointmentIds], deps.clock.now());
  for (const row of cancelled) await recordEvent(deps, { row, events: ["cancelled"], by });
  return cancelled.map(({ id }) => id);
}
