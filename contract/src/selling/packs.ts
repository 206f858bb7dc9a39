// Visits that customers bought in packs, and that the seller uses for appointments.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Instant } from "../kernel/time.ts";
import { Appointment } from "../scheduling/appointments.ts";

/** Most packs that are listed for an appointment. */
export const maxListedPacks = 10;

/** A sold pack with visits that can still be booked. */
export const OpenPack = z.object({
  order_id: Id,
  order_number: z.string(),
  /** Its line in the order, from 1. */
  line: z.int(),
  left: z.int(),
  expires_at: Instant,
});
export type OpenPack = z.infer<typeof OpenPack>;

const AppointmentId = z.strictObject({ id: Id });

export const packs = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/appointments/:id/packs`,
    summary:
      "List the packs from which an appointment's customer can use a visit for it, the first to expire first",
    access: "user",
    params: AppointmentId,
    answer: z.object({
      /** The order whose pack pays for the appointment; null without one. */
      used: z.object({ order_id: Id, order_number: z.string() }).nullable(),
      data: z.array(OpenPack),
    }),
    refuses: ["not_found"],
    failed: msg("Failed to load the customer's packs"),
  }),
  countUnbooked: endpoint({
    method: "GET",
    path: `${M}/user/packs/unbooked`,
    summary: "Count the visits that customers have paid for and not booked",
    access: "user",
    query: z.strictObject({ service_id: Id.optional() }),
    answer: z.object({ visits: z.int() }),
    failed: msg("Failed to load the customers' packs"),
  }),
  draw: endpoint({
    method: "POST",
    path: `${M}/user/appointments/:id/pack`,
    summary: "Use a visit of a customer's pack for an appointment",
    access: "user",
    params: AppointmentId,
    body: z.strictObject({
      order_id: Id,
      line: z.int().min(1),
      /** The appointment's version that the caller saw; refused if there is a newer one. */
      version: z.int(),
    }),
    answer: z.object({ status: z.literal(true), message: z.string(), data: Appointment }),
    refuses: ["not_found", "invalid_transition", "version_conflict", "no_visits_left"],
    done: msg("Visit used from the pack"),
    failed: msg("Failed to use the pack"),
  }),
};
