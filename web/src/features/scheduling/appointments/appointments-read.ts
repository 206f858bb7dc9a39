import { Id } from "@solodesk/contract/kernel/id.ts";
import { AppointmentFilter } from "@solodesk/contract/scheduling/appointments/appointment-filter.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { filterQuery, type ListQuery, listIn, pageIn } from "#kernel/api/list-query.ts";
import { readOf } from "#kernel/api/query.ts";

/** The list of completed appointments that are not paid yet. */
const TO_COLLECT = "to-collect";

/** Returns the status that a list shows; spec 9: Pending unless the URL names another. */
export function listedStatusOf(type: string | undefined): AppointmentFilter["status"] {
  const { status: Listed } = AppointmentFilter.shape;
  if (type === TO_COLLECT) return Listed.unwrap().enum.All;
  const { options } = Listed.unwrap();
  return options.find((status) => status.toLowerCase() === type) ?? Listed.parse(undefined);
}

/** What the address of the list asks for; a service narrows it where a question links to its appointments. */
export interface AppointmentQuery extends ListQuery {
  service: string | undefined;
}

export const serviceIn = (query: URLSearchParams): string | undefined =>
  Id.safeParse(query.get("service_id")).data;

export const appointmentQueryIn = (query: URLSearchParams): AppointmentQuery => ({
  ...listIn(query),
  service: serviceIn(query),
});

export const appointmentFilter = (type: string | undefined, query: AppointmentQuery) => ({
  status: listedStatusOf(type),
  ...(type === TO_COLLECT && { to_collect: "true" as const }),
  ...(query.service !== undefined && { service_id: query.service }),
  ...filterQuery(query),
});

export const appointmentsRead = (type: string | undefined, query: AppointmentQuery) =>
  readOf(appointments.list, { query: { ...appointmentFilter(type, query), ...pageIn(query) } });
