import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";

/** Endpoints that return appointments or their times; out of date once an appointment has changed. */
export const changedByAppointments = [
  appointments.list,
  appointments.get,
  appointments.listOwnSlots,
  calendar.list,
  dashboard.get,
];
