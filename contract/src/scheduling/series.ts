// Repeating appointments. Each is an ordinary appointment; the series is what they were created from.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Occurrence } from "../kernel/occurrence.ts";
import { Instant, SomeDay } from "../kernel/time.ts";
import { CreateAppointment } from "./appointments/create-appointment.ts";
import { Appointment } from "./appointments.ts";
import { maxEveryWeeks, maxInSeries } from "./series/series-times.ts";

/** Fewer make an ordinary appointment. */
export const minInSeries = 2;

export const PreviewSeries = CreateAppointment.safeExtend({
  every_weeks: z.int().min(1).max(maxEveryWeeks),
  count: z.int().min(minInSeries).max(maxInSeries).optional(),
  /** A day of the store's calendar; the last appointment may be on it. */
  until: SomeDay.optional(),
}).refine(({ count, until }) => (count === undefined) !== (until === undefined), {
  error: () => t("Enter either how many times or the last day."),
  path: ["count"],
});
export type PreviewSeries = z.infer<typeof PreviewSeries>;

const Index = z
  .int()
  .min(0)
  .max(maxInSeries - 1);

export const CreateSeries = PreviewSeries.safeExtend({
  /** Times that are left out, by their index. */
  skip: z.array(Index).max(maxInSeries).default([]),
  /** Times that are moved to another start. */
  move: z
    .array(z.strictObject({ index: Index, starts_at: Instant }))
    .max(maxInSeries)
    .default([]),
});
export type CreateSeries = z.infer<typeof CreateSeries>;

const SeriesId = z.strictObject({ id: Id });

export const series = {
  preview: endpoint({
    method: "POST",
    path: `${M}/user/series/preview`,
    summary: "Preview a series and its conflicts",
    access: "user",
    body: PreviewSeries,
    answer: z.object({ timezone: z.string(), data: z.array(Occurrence) }),
    refuses: ["store_required", "not_found"],
    failed: msg("Failed to check the dates"),
  }),
  create: endpoint({
    method: "POST",
    path: `${M}/user/series`,
    summary: "Create a series of appointments; all or nothing",
    access: "user",
    body: CreateSeries,
    answer: z.object({ status: z.literal(true), message: z.string(), data: z.array(Appointment) }),
    status: 201,
    refuses: ["store_required", "not_found", "slot_taken", "plan_limit_reached"],
    failed: msg("Failed to create the appointments"),
    idempotent: true,
  }),
  cancel: endpoint({
    method: "POST",
    path: `${M}/user/series/:id/cancel`,
    summary: "Cancel an appointment in a series and all later ones that are not over",
    access: "user",
    params: SeriesId,
    body: z.strictObject({ from: Id }),
    answer: z.object({ status: z.literal(true), message: z.string(), data: z.array(Appointment) }),
    refuses: ["not_found", "invalid_transition"],
    failed: msg("Failed to cancel the appointments"),
  }),
};
