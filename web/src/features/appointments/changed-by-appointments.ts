import { appointments } from "@solodesk/contract/appointments.ts";
import { calendar } from "@solodesk/contract/calendar.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";

/** What shows something of appointments, and is out of date once one has changed. */
export const changedByAppointments = [
  appointments.list,
  appointments.get,
  appointments.listOwnSlots,
  calendar.list,
  dashboard.get,
];
