import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { text } from "../../kernel/text.ts";
import { DayOrInstant, daysInOrder, SomeDay } from "../../kernel/time.ts";
import { appointmentStatuses } from "./appointment-statuses.ts";

export const appointmentFilterFields = {
  status: z.enum([...appointmentStatuses, "All"]).default("Pending"),
  from: DayOrInstant.optional(),
  to: SomeDay.optional(),
  q: text(200).default(""),
  /** Only those with an amount that was left open, whatever the status asked for. */
  to_collect: z.enum(["true", "false"]).default("false"),
  /** Only those of this service, also if it is archived. */
  service_id: Id.optional(),
};
/** Filter of the appointments. */
export const AppointmentFilter = daysInOrder(z.strictObject(appointmentFilterFields));
export type AppointmentFilter = z.infer<typeof AppointmentFilter>;
