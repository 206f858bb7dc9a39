import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Slot } from "../kernel/slot.ts";
import { line, text } from "../kernel/text.ts";
import { DayOrInstant, daysInOrder, Instant, SomeDay } from "../kernel/time.ts";
import { Customer } from "./customers/customer.ts";

export const appointmentStatuses = ["Pending", "Confirmed", "Completed", "Cancelled", "No-show"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What may follow on each status; all others are refused. */
export const appointmentSteps: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  Pending: ["Confirmed", "Cancelled"],
  Confirmed: ["Completed", "No-show", "Cancelled"],
  Completed: [],
  Cancelled: [],
  "No-show": [],
};

export const appointmentSources = ["seller", "store_page"] as const;
/** Who changed it: a signed-in seller, the customer on the store page, or the service by itself. */
export const appointmentActors = ["seller", "customer", "system"] as const;
export const appointmentEvents = [
  "created",
  "confirmed",
  "completed",
  "cancelled",
  "no_show",
  "rescheduled",
  "notes_changed",
  "expired",
] as const;

/** Days ahead an appointment may lie at most. */
export const maxDaysAhead = 730;
/** Days of free slots that one call answers at most. */
export const maxSlotDays = 31;
/** As many as one call confirms. */
export const maxConfirmed = 100;

export const Appointment = z.object({
  id: Id,
  /** What people call it. */
  number: z.string(),
  version: z.int(),
  status: z.enum(appointmentStatuses),
  /** As it was called when it was booked. */
  service: z.object({ id: Id, name: z.string() }).nullable(),
  title: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  starts_at: Instant,
  ends_at: Instant,
  /** The store's, when the time was agreed. */
  timezone: z.string(),
  notes: z.string(),
  price: Money,
  source: z.enum(appointmentSources),
  created_at: Instant,
  /** Of one that repeats. */
  series_id: Id.optional(),
  /** "3 of 10", as they were made. */
  series_place: z.object({ nth: z.int(), of: z.int() }).optional(),
});
export type Appointment = z.infer<typeof Appointment>;

/** What happened to it, with the time it had from then on. */
export const AppointmentChange = Slot.extend({
  at: Instant,
  event: z.enum(appointmentEvents),
  by: z.enum(appointmentActors),
});
export type AppointmentChange = z.infer<typeof AppointmentChange>;

export const Notes = text(2000);

export const CreateAppointment = z
  .strictObject({
    service_id: Id.optional(),
    title: line(120, 1).optional(),
    customer: Customer,
    starts_at: Instant,
    /** After the service's duration, or an hour, unless given. */
    ends_at: Instant.optional(),
    notes: Notes.default(""),
    status: z.enum(["Pending", "Confirmed"]).default("Pending"),
  })
  .refine(({ service_id, title }) => service_id !== undefined || title !== undefined, {
    message: "Pick a service or write a title.",
    path: ["service_id"],
  });
export type CreateAppointment = z.infer<typeof CreateAppointment>;

export const EditAppointment = z
  .strictObject({
    status: z.enum(appointmentStatuses),
    starts_at: Instant,
    /** As long as before unless given. */
    ends_at: Instant,
    notes: Notes,
    /** The one that was looked at: a change of a newer one is refused. */
    version: z.int(),
  })
  .partial();
export type EditAppointment = z.infer<typeof EditAppointment>;

const someOrAll = {
  status: z.enum([...appointmentStatuses, "All"]).default("Pending"),
  from: DayOrInstant.optional(),
  to: SomeDay.optional(),
  q: text(200).default(""),
};
/** Which appointments are meant. */
export const SoughtAppointments = daysInOrder(z.strictObject(someOrAll));
export type SoughtAppointments = z.infer<typeof SoughtAppointments>;
const ListQuery = daysInOrder(z.strictObject({ ...pageQuery(), ...someOrAll }));

const ConfirmAppointments = z.strictObject({ ids: z.array(Id).min(1).max(maxConfirmed) });
export const FreeSlots = z.object({ timezone: z.string(), slots: z.array(Slot) });
export type FreeSlots = z.infer<typeof FreeSlots>;

const AppointmentId = z.strictObject({ id: Id });
const AppointmentSaved = z.object({
  status: z.literal(true),
  message: z.string(),
  data: Appointment,
  /** The seller's right, but worth a word. */
  outside_hours: z.boolean(),
  /** Another calendar of the seller that is busy at this time. */
  also_busy: z.string().optional(),
});

export const appointments = {
  create: endpoint({
    method: "POST",
    path: `${M}/create-appointment`,
    summary: "Put an appointment into one's own calendar, also outside of the opening hours",
    access: "user",
    body: CreateAppointment,
    answer: AppointmentSaved,
    status: 201,
    refuses: ["store_required", "not_found", "slot_taken", "plan_limit_reached"],
    done: "Appointment created",
    failed: "Failed to create appointment",
    idempotent: true,
  }),
  list: endpoint({
    method: "GET",
    path: `${M}/user/appointments`,
    summary: "Appointments of one status or all, by the day they begin, soonest first",
    access: "user",
    query: ListQuery,
    answer: z.object({
      data: z.array(Appointment),
      pagination: Pagination,
      /** Of what is sought in these days, whatever the status. */
      counts: z.record(z.enum(appointmentStatuses), z.int()),
    }),
    failed: "Failed to fetch appointments",
  }),
  get: endpoint({
    method: "GET",
    path: `${M}/user/appointments/:id`,
    summary: "One appointment with what became of it so far",
    access: "user",
    params: AppointmentId,
    answer: z.object({ data: Appointment.extend({ timeline: z.array(AppointmentChange) }) }),
    refuses: ["not_found"],
    failed: "Failed to fetch the appointment",
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/appointments/:id`,
    summary: "Confirm, complete, cancel or reschedule an appointment, or change its notes",
    access: "user",
    params: AppointmentId,
    body: EditAppointment,
    answer: AppointmentSaved,
    refuses: ["not_found", "slot_taken", "invalid_transition", "version_conflict", "plan_limit_reached"],
    failed: "Failed to save the appointment",
  }),
  confirm: endpoint({
    method: "POST",
    path: `${M}/user/appointments/confirm`,
    summary: "Confirm several at once: each for itself, and what became of it",
    access: "user",
    body: ConfirmAppointments,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      /** In the order asked for; `error` says why one could not be confirmed. */
      results: z.array(z.object({ id: Id, confirmed: z.boolean(), error: z.string() })),
    }),
    failed: "Failed to confirm the appointments",
  }),
  listOwnSlots: endpoint({
    method: "GET",
    path: `${M}/user/appointments/slots`,
    summary: "Times in one's own opening hours that are free",
    access: "user",
    query: z.strictObject({
      service_id: Id.optional(),
      /** Of what is no service. */
      duration_minutes: z.coerce.number<number>().int().min(5).max(1440).default(60),
      /** The one that is to move there: as long as it is, and not in its own way. */
      appointment_id: Id.optional(),
      from: DayOrInstant.optional(),
      to: DayOrInstant.optional(),
    }),
    answer: FreeSlots,
    refuses: ["store_required", "not_found"],
    failed: "Failed to fetch free times",
  }),
  export: endpoint({
    method: "GET",
    path: `${M}/user/appointments.csv`,
    summary: "Appointments as a CSV file that is safe to open in a spreadsheet",
    access: "user",
    query: SoughtAppointments,
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "appointments.csv" },
    failed: "Failed to export the appointments",
  }),
};
