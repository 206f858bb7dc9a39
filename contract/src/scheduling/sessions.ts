// A time that several customers share, such as a class. Each of them has an appointment of their own.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Instant } from "../kernel/time.ts";
import { Appointment } from "./appointments.ts";

export const Session = z.object({
  id: Id,
  service: z.object({ id: Id, name: z.string() }),
  starts_at: Instant,
  ends_at: Instant,
  timezone: z.string(),
  /** How many spots its service has now. */
  capacity: z.int(),
  /** Booked spots; more than `capacity` if the seller has lowered it since. */
  taken: z.int(),
  /** Spots that visitors hold while they book. */
  held: z.int(),
  /** Who comes, by name. Without cancelled appointments. */
  appointments: z.array(Appointment),
});
export type Session = z.infer<typeof Session>;

export const sessions = {
  get: endpoint({
    method: "GET",
    path: `${M}/user/sessions/:id`,
    summary: "Get a session with the appointments in it",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ data: Session }),
    refuses: ["not_found"],
    failed: msg("Failed to load the session"),
  }),
};
