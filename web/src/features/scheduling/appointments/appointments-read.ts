import {
  type AppointmentStatus,
  appointmentStatuses,
  appointments,
} from "@solodesk/contract/scheduling/appointments.ts";
import { filterQuery, type ListQuery, pageIn } from "#kernel/api/list-query.ts";
import { appointmentListTypes, typeName } from "#kernel/api/list-types.ts";
import { readOf } from "#kernel/api/query.ts";

/** Returns the status that a list shows; spec 9: Pending unless the URL names another. */
export function listedStatusOf(type: string | undefined): AppointmentStatus | "All" {
  const name = typeName(appointmentListTypes, type);
  if (name === appointmentListTypes.all) return "All";
  return appointmentStatuses.find((status) => status === name) ?? "Pending";
}

export const appointmentFilter = (type: string | undefined, query: ListQuery) => ({
  status: listedStatusOf(type),
  ...filterQuery(query),
});

export const appointmentsRead = (type: string | undefined, query: ListQuery) =>
  readOf(appointments.list, { query: { ...appointmentFilter(type, query), ...pageIn(query) } });
