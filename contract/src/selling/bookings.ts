// What visitors of a store page do with times: hold one while they enter their details, and manage what they
// booked.

import { z } from "zod";
import { GivenAnswers } from "../catalog/services/answers.ts";
import { Question } from "../catalog/services/questions.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Price } from "../kernel/money.ts";
import { text } from "../kernel/text.ts";
import { Day, DayOrInstant, Instant, Timezone } from "../kernel/time.ts";
import { type AppointmentStatus } from "../scheduling/appointments/appointment-statuses.ts";
import { Notes } from "../scheduling/appointments/create-appointment.ts";
import { FreeSlots } from "../scheduling/appointments/free-slots.ts";
import { Seats, SeatsQuery } from "../scheduling/appointments/seats.ts";
import { Appointment } from "../scheduling/appointments.ts";
import { Customer } from "../scheduling/customers/customer.ts";
import { PolicySha256, StoredPolicy } from "../store/store/policy.ts";
import { Touch } from "../store/visits/touch.ts";
import { GuestBooking } from "./bookings/guest-booking.ts";

/** Opaque to everyone but the server that made it. */
const Token = z.string().max(100);

export const HoldTime = z.strictObject({
  service_id: Id,
  starts_at: Instant,
  seats: Seats.default(1),
  /** The visitor's hold, which is moved to this time instead of making a second one. */
  hold: Token.optional(),
});
export type HoldTime = z.infer<typeof HoldTime>;

export const Hold = z.object({
  hold: Token,
  expires_at: Instant,
  /** Seconds until then, for clients whose clock is wrong. */
  expires_in: z.int(),
});
export type Hold = z.infer<typeof Hold>;

export const BookAppointment = z.strictObject({
  service_id: Id,
  starts_at: Instant,
  seats: Seats.default(1),
  customer: Customer,
  notes: Notes.default(""),
  /** Answers to the service's questions. Those that it no longer asks are left out. */
  answers: GivenAnswers.default([]),
  /** The visitor's hold on this time. */
  hold: Token.optional(),
  /** The code of an order with a pack of the service: a visit of it pays for the booking. */
  pack: Token.optional(),
  /** The cancellation policy that the visitor accepts. Required if the store has one. */
  policy_sha256: PolicySha256.optional(),
  /** The visitor's, for emails that state the time in it. */
  timezone: Timezone.optional(),
  /** What led the visitor to the store. */
  touch: Touch.optional(),
});
export type BookAppointment = z.infer<typeof BookAppointment>;

export const ChangeBooking = z
  .strictObject({
    starts_at: Instant.optional(),
    status: z.literal("Cancelled" satisfies AppointmentStatus).optional(),
    /** For cancelling: what the guest was told they get back. Refused if it is another amount by now. */
    refund: Price.optional(),
    /**
     * For cancelling: what the guest was told is charged to their card. Required if something is; refused if it is another
     * amount by now.
     */
    fee: Price.optional(),
    /** The version the caller saw; refused if there is a newer one. */
    version: z.int(),
  })
  .refine(({ starts_at, status }) => (starts_at === undefined) !== (status === undefined), {
    error: () => t("Choose another time, or cancel."),
    path: ["starts_at"],
  });
export type ChangeBooking = z.infer<typeof ChangeBooking>;

/** What customers are asked, and what they accept, when they book a service. */
export const BookingTerms = z.object({ questions: z.array(Question), policy: StoredPolicy.nullable() });
export type BookingTerms = z.infer<typeof BookingTerms>;

/** Free times on the store page, and the days with a waitlist. */
export const BookableSlots = FreeSlots.extend({
  /**
   * Days on which the store is open but fully booked, each with the first time that could otherwise be
   * booked.
   */
  full_days: z.array(z.object({ day: Day, starts_at: Instant })),
});
export type BookableSlots = z.infer<typeof BookableSlots>;

const websiteUrl = text(100, 1);
const StoreAddress = z.strictObject({ website_url: websiteUrl });
const BookingAddress = z.strictObject({ website_url: websiteUrl, code: Token });
const booking = `${M}/store/:website_url/bookings/:code` as const;

const between = { from: DayOrInstant.optional(), to: DayOrInstant.optional() };

export const bookings = {
  listSlots: endpoint({
    method: "GET",
    path: `${M}/store/:website_url/slots`,
    summary: "List times at which a service of a published store can be booked",
    access: "public",
    params: StoreAddress,
    /** `hold`: the visitor's own hold, which does not block its time. `seats`: leaves out the times with fewer spots left. */
    query: z.strictObject({ service_id: Id, hold: Token.optional(), seats: SeatsQuery, ...between }),
    answer: BookableSlots,
    refuses: ["not_found"],
    failed: msg("Failed to load free times"),
  }),
  getTerms: endpoint({
    method: "GET",
    path: `${M}/store/:website_url/services/:service_id/terms`,
    summary: "Get what customers answer and accept when they book a service",
    access: "public",
    params: StoreAddress.extend({ service_id: Id }),
    answer: z.object({ data: BookingTerms }),
    refuses: ["not_found"],
    failed: msg("Failed to load the service's questions"),
  }),
  hold: endpoint({
    method: "POST",
    path: `${M}/store/:website_url/holds`,
    summary: "Hold a free time for some minutes while the customer enters their details",
    access: "public",
    params: StoreAddress,
    body: HoldTime,
    answer: Hold,
    status: 201,
    refuses: ["not_found", "slot_taken"],
    failed: msg("Failed to hold this time"),
    idempotent: true,
  }),
  release: endpoint({
    method: "DELETE",
    path: `${M}/store/:website_url/holds/:hold`,
    summary: "Release a held time, also an expired one",
    access: "public",
    params: z.strictObject({ website_url: websiteUrl, hold: Token }),
    answer: z.null(),
    status: 204,
    failed: msg("Failed to release the time"),
  }),
  book: endpoint({
    method: "POST",
    path: `${M}/store/:website_url/appointments`,
    summary: "Book a service of a published store",
    access: "public",
    params: StoreAddress,
    body: BookAppointment,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      data: Appointment,
      /** Path of the guest's page about it. */
      manage: z.string(),
    }),
    status: 201,
    // Services that are paid for at booking are booked by checkout.
    refuses: ["not_found", "slot_taken", "payment_required", "policy_changed", "no_visits_left"],
    done: msg("Booking request sent"),
    failed: msg("Failed to book the appointment"),
    idempotent: true,
  }),
  get: endpoint({
    method: "GET",
    path: booking,
    summary: "Get a booking by its link",
    access: "public",
    params: BookingAddress,
    personal: true,
    answer: z.object({ data: GuestBooking }),
    refuses: ["not_found"],
    failed: msg("Failed to load the booking"),
  }),
  change: endpoint({
    method: "PATCH",
    path: booking,
    summary: "Move or cancel a booking while the store allows it",
    access: "public",
    params: BookingAddress,
    body: ChangeBooking,
    personal: true,
    answer: z.object({ status: z.literal(true), message: z.string(), data: GuestBooking }),
    refuses: ["not_found", "slot_taken", "invalid_transition", "version_conflict"],
    failed: msg("Failed to change the booking"),
  }),
  verify: endpoint({
    method: "POST",
    path: `${booking}/verify`,
    summary: "Verify a booking with the token in the link that was emailed to the customer",
    access: "public",
    params: BookingAddress,
    body: z.strictObject({ token: Token }),
    personal: true,
    answer: z.object({ status: z.literal(true), message: z.string(), data: GuestBooking }),
    refuses: ["not_found", "invalid_transition"],
    failed: msg("Failed to confirm the booking"),
  }),
  accept: endpoint({
    method: "POST",
    path: `${booking}/accept`,
    summary: "Accept the time that the store has suggested; repeating the call has no effect",
    access: "public",
    params: BookingAddress,
    /** The version and the policy that the guest saw; refused if there is a newer one. */
    body: z.strictObject({ version: z.int(), policy_sha256: PolicySha256.optional() }),
    personal: true,
    answer: z.object({ status: z.literal(true), message: z.string(), data: GuestBooking }),
    refuses: ["not_found", "invalid_transition", "version_conflict", "policy_changed"],
    done: msg("Booking confirmed"),
    failed: msg("Failed to confirm the booking"),
  }),
  listOtherSlots: endpoint({
    method: "GET",
    path: `${booking}/slots`,
    summary: "List times to which a booking can be moved",
    access: "public",
    params: BookingAddress,
    query: z.strictObject(between),
    answer: FreeSlots,
    refuses: ["not_found"],
    failed: msg("Failed to load free times"),
  }),
  writeFile: endpoint({
    method: "GET",
    path: `${booking}/calendar.ics`,
    summary: "Download the booking as a file for calendar apps",
    access: "public",
    params: BookingAddress,
    personal: true,
    answer: z.string(),
    download: { type: "text/calendar; charset=utf-8", name: "appointment.ics" },
    refuses: ["not_found"],
    failed: msg("Failed to load the calendar file"),
  }),
};
