import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentChangeRow } from "../appointments.repository.ts";
import { recordAppointmentEvent } from "../change/record-appointment-event.ts";
import { cancelAll, deleteHolds } from "./held-times.repository.ts";

/**
 * Frees the times that an order held or booked, in the caller's transaction. Only pending and confirmed
 * appointments are cancelled. Their customers are notified, so that they can update their calendars. Returns
 * the ids of the cancelled ones.
 */
export async function releaseTimes(
  deps: Deps,
  appointmentIds: readonly Id[],
  by: AppointmentChangeRow["by"],
): Promise<Id[]> {
  if (appointmentIds.length === 0) return [];
  await deleteHolds(deps.db, [...appointmentIds]);
  const cancelled = await cancelAll(deps.db, [...appointmentIds], deps.clock.now());
  for (const row of cancelled) await recordAppointmentEvent(deps, { row, events: ["cancelled"], by });
  return cancelled.map(({ id }) => id);
}
