import { type Message, msg } from "../../kernel/language/t.ts";
import type { AppointmentStatus } from "./appointment-statuses.ts";

export const statusNames: Readonly<Record<AppointmentStatus, Message>> = {
  Pending: msg("Pending"),
  Confirmed: msg("Confirmed"),
  Completed: msg("Completed"),
  Cancelled: msg("Cancelled"),
  "No-show": msg("No-show"),
};
