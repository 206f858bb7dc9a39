import { z } from "zod";
import { BookingAnswer } from "../catalog/services/answers.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { withHeadings } from "../kernel/headings.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { daysInOrder, Instant } from "../kernel/time.ts";
import { Policy, PolicySha256 } from "../store/store/policy.ts";
import { AppointmentChange } from "./appointments/appointment-change.ts";
import { AppointmentFilter, appointmentFilterFields } from "./appointments/appointment-filter.ts";
import { appointmentStatuses } from "./appointments/appointment-statuses.ts";
import { cardCharges } from "./appointments/card-charges.ts";
import {
  Collected,
  CollectPayment,
  CompleteAppointment,
  CompleteSeveral,
  receiptLimit,
} from "./appointments/collected.ts";
import { CreateAppointment } from "./appointments/create-appointment.ts";
import { EditAppointment } from "./appointments/edit-appointment.ts";
import { FreeSlots, OwnSlotsQuery } from "./appointments/free-slots.ts";

export const appointmentSources = ["seller", "store_page"] as const;
/** Most days ahead that an appointment may be. */
export const maxDaysAhead = 730;
/** Most days back that an appointment may be recorded. */
export const maxDaysBack = 366;

export const Appointment = z.object({
  id: Id,
  number: z.string(),
  version: z.int(),
  status: z.enum(appointmentStatuses),
  /** With the name it had at the time of booking. */
  service: z.object({ id: Id, name: z.string() }).nullable(),
  title: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  starts_at: Instant,
  ends_at: Instant,
  /** How many spots it takes. */
  seats: z.int(),
  /** The session that it is part of. Only for services with more than one spot. */
  session_id: Id.optional(),
  /** The store's time zone when the time was set. */
  timezone: z.string(),
  /** The link to the online meeting; null without one. */
  meeting_url: z.string().nullable(),
  notes: z.string(),
  /** What the customer answered when they booked, with the questions as they were asked then. */
  answers: z.array(BookingAnswer),
  price: Money,
  /** Still to be paid. 0 once it is completed, unless the amount was left open. */
  due: Money,
  /** What the customer paid online for it; 0 once that line of the order is refunded. */
  paid: Money,
  /** Whether a card was saved when it was booked, to which the fee of the policy can be charged. */
  card_on_file: z.boolean(),
  /** Paid in person; null if nothing was recorded. */
  collected: Collected.nullable(),
  /** The store's cancellation policy, if the customer accepted one. */
  policy_accepted: z.object({ at: Instant, sha256: PolicySha256 }).nullable(),
  /** Whether the seller added it after it started, such as a walk-in. */
  recorded: z.boolean(),
  /** Until when the customer has to confirm it by email. Null if they weren't asked or did, or the seller vouched for it. */
  verify_by: Instant.nullable(),
  source: z.enum(appointmentSources),
  created_at: Instant,
  /** Only for an appointment of a series. */
  series_id: Id.optional(),
  /** "3 of 10", counted when the series was created. */
  series_place: z.object({ nth: z.int(), of: z.int() }).optional(),
});
export type Appointment = z.infer<typeof Appointment>;

const details = {
  timeline: z.array(AppointmentChange),
  /** What the customer accepted. */
  policy: Policy.nullable(),
  /** What the same customer left open at other appointments. */
  owes: Money,
};

const AppointmentId = z.strictObject({ id: Id });
const AppointmentSaved = z.object({
  status: z.literal(true),
  message: z.string(),
  data: Appointment,
  /** Whether it is outside the opening hours: allowed, but worth a warning. */
  outside_hours: z.boolean(),
  /** Name of another calendar of the seller that is busy at this time. */
  also_busy: z.string().optional(),
  /** What became of the fee that was to be charged to the saved card; the message says it in words. Left out without one. */
  charge: z.enum(cardCharges).optional(),
});

const PaymentSaved = z.object({ status: z.literal(true), message: z.string(), data: Appointment });

export const appointments = {
  create: endpoint({
    method: "POST",
    path: `${M}/create-appointment`,
    summary: "Create an appointment, also outside opening hours",
    access: "user",
    body: CreateAppointment,
    answer: AppointmentSaved,
    status: 201,
    refuses: ["store_required", "not_found", "slot_taken", "plan_limit_reached"],
    done: msg("Appointment created"),
    failed: msg("Failed to create appointment"),
    idempotent: true,
  }),
  list: endpoint({
    method: "GET",
    path: `${M}/user/appointments`,
    summary: "List appointments by status, soonest first",
    access: "user",
    query: daysInOrder(z.strictObject({ ...pageQuery(), ...appointmentFilterFields })),
    answer: z.object({
      data: z.array(Appointment),
      pagination: Pagination,
      /** For the filter without its status and without `to_collect`. */
      counts: z.record(z.enum(appointmentStatuses), z.int()),
      /** What was left open; for the same filter. */
      to_collect: z.object({ count: z.int(), total: Money }),
    }),
    failed: msg("Failed to load appointments"),
    agent: "read",
  }),
  get: endpoint({
    method: "GET",
    path: `${M}/user/appointments/:id`,
    summary: "Get an appointment with its history",
    access: "user",
    params: AppointmentId,
    answer: z.object({ data: Appointment.extend(details) }),
    refuses: ["not_found"],
    failed: msg("Failed to load the appointment"),
    agent: "read",
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/appointments/:id`,
    summary: "Confirm, complete, cancel or reschedule an appointment, or change its notes",
    access: "user",
    params: AppointmentId,
    body: EditAppointment,
    answer: AppointmentSaved,
    refuses: [
      "not_found",
      "slot_taken",
      "invalid_transition",
      "version_conflict",
      "plan_limit_reached",
      "confirmation_required",
      "debt_limit",
    ],
    failed: msg("Failed to save the appointment"),
    agent: "propose",
  }),
  complete: endpoint({
    method: "POST",
    path: `${M}/user/appointments/:id/complete`,
    summary: "Complete an appointment and record how it was paid",
    access: "user",
    params: AppointmentId,
    body: CompleteAppointment,
    answer: PaymentSaved,
    refuses: ["not_found", "invalid_transition", "version_conflict"],
    done: msg("Appointment completed"),
    failed: msg("Failed to complete the appointment"),
    idempotent: true,
  }),
  completeSeveral: endpoint({
    method: "POST",
    path: `${M}/user/appointments/complete`,
    summary: "Complete several appointments and record how they were paid; returns the result of each",
    access: "user",
    body: CompleteSeveral,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      /** In the order of `ids`; `error` says why one could not be completed. */
      results: z.array(z.object({ id: Id, completed: z.boolean(), error: z.string() })),
    }),
    failed: msg("Failed to complete the appointments"),
  }),
  collect: endpoint({
    method: "POST",
    path: `${M}/user/appointments/:id/collect`,
    summary: "Record or correct how a completed appointment was paid",
    access: "user",
    params: AppointmentId,
    body: CollectPayment,
    answer: PaymentSaved,
    refuses: ["not_found", "invalid_transition", "version_conflict"],
    failed: msg("Failed to record the payment"),
  }),
  emailReceipt: endpoint({
    method: "POST",
    path: `${M}/user/appointments/:id/receipt`,
    summary: "Email the customer a receipt for what was paid in person",
    access: "user",
    params: AppointmentId,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found", "invalid_transition"],
    failed: msg("Failed to email the receipt"),
    idempotent: true,
    limit: receiptLimit,
  }),
  confirm: endpoint({
    method: "POST",
    path: `${M}/user/appointments/confirm`,
    summary: "Confirm several appointments; returns the result of each",
    access: "user",
    body: z.strictObject({ ids: z.array(Id).min(1).max(100) }),
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      /** In the order of `ids`; `error` says why one could not be confirmed. */
      results: z.array(z.object({ id: Id, confirmed: z.boolean(), error: z.string() })),
    }),
    failed: msg("Failed to confirm the appointments"),
  }),
  listOwnSlots: endpoint({
    method: "GET",
    path: `${M}/user/appointments/slots`,
    summary: "List free times in your opening hours",
    access: "user",
    query: OwnSlotsQuery,
    answer: FreeSlots,
    refuses: ["store_required", "not_found"],
    failed: msg("Failed to load free times"),
    agent: "read",
  }),
  export: endpoint({
    method: "GET",
    path: `${M}/user/appointments.csv`,
    summary: "Export appointments as a CSV file that is safe to open in a spreadsheet",
    access: "user",
    query: AppointmentFilter.safeExtend(withHeadings),
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "appointments.csv" },
    failed: msg("Failed to export the appointments"),
  }),
};
