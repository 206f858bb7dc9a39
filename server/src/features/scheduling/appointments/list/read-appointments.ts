import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AppointmentChange } from "@solodesk/contract/scheduling/appointments/appointment-change.ts";
import type { Db } from "#kernel/database/db.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { listByIds, listChangesOf } from "./histories.repository.ts";
import { historyOf } from "./history-of.ts";

export interface ReadAppointment {
  row: AppointmentRow;
  timeline: AppointmentChange[];
}

/** These appointments of a store with their histories, soonest first. Those of other stores are left out. */
export async function readAppointments(db: Db, storeId: Id, ids: readonly Id[]): Promise<ReadAppointment[]> {
  if (ids.length === 0) return [];
  const rows = await listByIds(db, storeId, ids);
  const changes = Map.groupBy(await listChangesOf(db, storeId, ids), ({ appointmentId }) => appointmentId);
  return rows.map((row) => ({ row, timeline: historyOf(changes.get(row.id) ?? []) }));
}
