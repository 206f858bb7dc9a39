import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments.ts";

export const statusNames: Readonly<Record<AppointmentStatus, Message>> = {
  Pending: msg("Pending"),
  Confirmed: msg("Confirmed"),
  Completed: msg("Completed"),
  Cancelled: msg("Cancelled"),
  "No-show": msg("No-show"),
};
