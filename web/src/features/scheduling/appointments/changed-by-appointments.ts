import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";

/** What shows something of appointments, and is out of date once one has changed. */
export const changedByAppointments = [
  appointments.list,
  appointments.get,
  appointments.listOwnSlots,
  calendar.list,
  dashboard.get,
];
