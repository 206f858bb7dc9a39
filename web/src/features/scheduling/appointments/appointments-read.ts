import {
  type AppointmentStatus,
  appointmentStatuses,
  appointments,
} from "@solodesk/contract/scheduling/appointments.ts";
import { appointmentTypes, typeName } from "#kernel/api/list-types.ts";
import { readOf } from "#kernel/api/query.ts";
import { filterQuery, pageIn, type WantedList } from "#kernel/api/wanted-list.ts";

/** Returns the status that a list shows; spec 9: Pending unless the URL names another. */
export function statusOf(type: string | undefined): AppointmentStatus | "All" {
  const name = typeName(appointmentTypes, type);
  if (name === appointmentTypes.all) return "All";
  return appointmentStatuses.find((status) => status === name) ?? "Pending";
}

export const soughtOf = (type: string | undefined, wanted: WantedList) => ({
  status: statusOf(type),
  ...filterQuery(wanted),
});

export const appointmentsRead = (type: string | undefined, wanted: WantedList) =>
  readOf(appointments.list, { query: { ...soughtOf(type, wanted), ...pageIn(wanted) } });
