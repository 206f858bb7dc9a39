// Appointments that are written into a seller's other calendars, and what was done to them there.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Appointment } from "./appointments.ts";

export const calendarCopies = {
  resolve: endpoint({
    method: "POST",
    path: `${M}/user/calendars/:id/conflicts/:entry_id`,
    summary: "Decide on an appointment that was moved or removed in an external calendar",
    access: "user",
    params: z.strictObject({ id: Id, entry_id: Id }),
    body: z.strictObject({
      /** `calendar` moves the appointment, as editing it does. `solodesk` writes it back into the calendar. */
      keep: z.enum(["calendar", "solodesk"]),
    }),
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      /** The moved appointment; null if it stays as it is. */
      data: Appointment.nullable(),
    }),
    refuses: ["not_found", "slot_taken", "version_conflict", "invalid_transition", "plan_limit_reached"],
    failed: msg("Failed to save your decision"),
  }),
};
