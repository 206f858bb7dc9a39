import { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByAppointments } from "../appointments/changed-by-appointments.ts";

/** Decides on an appointment that was changed in another calendar. */
export const useResolve = (options: { quiet?: boolean } = {}) =>
  useSend(calendarCopies.resolve, {
    ...options,
    refresh: [externalCalendars.list, ...changedByAppointments],
  });
