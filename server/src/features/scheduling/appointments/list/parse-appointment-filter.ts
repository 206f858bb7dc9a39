import type { Id } from "@solodesk/contract/kernel/id.ts";
import { DAY, instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { AppointmentConditions } from "./appointment-list.repository.ts";

interface Wanted {
  status: AppointmentStatus | "All";
  from?: string | undefined;
  to?: string | undefined;
  q: string;
  to_collect: "true" | "false";
  service_id?: Id | undefined;
}

const isDay = (bound: string): boolean => bound.length === "2026-01-31".length;

/** Turns the query into a filter. Days are in the store's time zone. */
export function parseAppointmentFilter({ id, timezone }: Store, wanted: Wanted) {
  const { status, from, to, q, to_collect, service_id: serviceId } = wanted;
  const first = (bound: string) => (isDay(bound) ? instantOf(timezone, wallOfDay(bound)) : Date.parse(bound));
  const begin = {
    ...(from !== undefined && { from: first(from) }),
    ...(to !== undefined && { to: instantOf(timezone, wallOfDay(to) + DAY) }),
  };
  const hasOpenAmount = to_collect === "true";
  const filter: AppointmentConditions = { storeId: id, begin, q, hasOpenAmount, serviceId };
  return { filter, status: status === "All" || hasOpenAmount ? undefined : status };
}
