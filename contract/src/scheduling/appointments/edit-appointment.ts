import { z } from "zod";
import { Instant } from "../../kernel/time.ts";
import { appointmentStatuses } from "./appointment-statuses.ts";
import { Notes } from "./create-appointment.ts";

export const EditAppointment = z
  .strictObject({
    status: z.enum(appointmentStatuses),
    starts_at: Instant,
    /** Unless given, the duration stays the same. */
    ends_at: Instant,
    notes: Notes,
    /**
     * Whether the online payment is kept: by default not if "Cancelled", and as the policy says if "No-show". A
     * visit of a pack is used if "No-show", unless this is false. */
    keep: z.union([z.boolean(), z.literal("policy")]),
    /** The version the caller saw; refused if there is a newer one. */
    version: z.int(),
  })
  .partial();
export type EditAppointment = z.infer<typeof EditAppointment>;
