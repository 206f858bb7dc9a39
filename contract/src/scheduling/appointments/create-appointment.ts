import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { msg, t } from "../../kernel/language/t.ts";
import { line, text } from "../../kernel/text.ts";
import { Instant } from "../../kernel/time.ts";
import { Customer } from "../customers/customer.ts";
import { Seats } from "./seats.ts";

export const Notes = text(2000);

export const CreateAppointment = z
  .strictObject({
    service_id: Id.optional(),
    title: line(120, 1, msg("Enter a title.")).optional(),
    customer: Customer.extend({ name: line(100, 1, msg("Enter the customer's name.")) }),
    starts_at: Instant,
    /** Defaults to the service's duration, or an hour. */
    ends_at: Instant.optional(),
    seats: Seats.default(1),
    notes: Notes.default(""),
    /** Recorded appointments are always confirmed. */
    status: z.enum(["Pending", "Confirmed"]).default("Pending"),
    /** The start must be in the past. */
    recorded: z.boolean().default(false),
  })
  .refine(({ service_id, title }) => service_id !== undefined || title !== undefined, {
    error: () => t("Pick a service or enter a title."),
    path: ["service_id"],
  });
export type CreateAppointment = z.infer<typeof CreateAppointment>;
