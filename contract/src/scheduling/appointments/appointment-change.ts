import { z } from "zod";
import { Slot } from "../../kernel/slot.ts";
import { Instant } from "../../kernel/time.ts";

/** Who made a change: a signed-in seller, the customer on the store page, or the service automatically. */
export const appointmentActors = ["seller", "customer", "system"] as const;
export const appointmentEvents = [
  "created",
  "verified",
  "confirmed",
  "completed",
  "cancelled",
  "no_show",
  "rescheduled",
  "notes_changed",
  "expired",
  "payment_recorded",
  "payment_left_open",
  "payment_waived",
] as const;

/** A change in its history, with the time it had from then on. */
export const AppointmentChange = Slot.extend({
  at: Instant,
  event: z.enum(appointmentEvents),
  by: z.enum(appointmentActors),
});
export type AppointmentChange = z.infer<typeof AppointmentChange>;
