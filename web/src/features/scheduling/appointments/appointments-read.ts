import { AppointmentFilter } from "@solodesk/contract/scheduling/appointments/appointment-filter.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { filterQuery, type ListQuery, pageIn } from "#kernel/api/list-query.ts";
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

export const appointmentFilter = (type: string | undefined, query: ListQuery) => ({
  status: listedStatusOf(type),
  ...(type === TO_COLLECT && { to_collect: "true" as const }),
  ...filterQuery(query),
});

export const appointmentsRead = (type: string | undefined, query: ListQuery) =>
  readOf(appointments.list, { query: { ...appointmentFilter(type, query), ...pageIn(query) } });
