// The waitlist of a fully booked day: a time that becomes free is offered to the guests in order, and held
// for a while.

import { z } from "zod";
import { serviceLocations } from "../catalog/services.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Slot } from "../kernel/slot.ts";
import { Email, line, text } from "../kernel/text.ts";
import { Day, Instant, SomeDay, Timezone } from "../kernel/time.ts";
import { Notes } from "../scheduling/appointments/create-appointment.ts";
import { Seats } from "../scheduling/appointments/seats.ts";
import type { Store } from "../store/store.ts";
import { Touch } from "../store/visits/touch.ts";

/** `left`: the guest gave up the place. `lapsed`: an offer was not answered. `over`: the day has passed. */
export const waitingStatuses = ["waiting", "offered", "booked", "left", "lapsed", "over"] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** Guests in these may still get a time. The database repeats them: waitlist_once in 0024-waitlist.sql. */
export const openWaitingStatuses = ["waiting", "offered"] as const satisfies WaitingStatus[];

export const JoinWaitlist = z.strictObject({
  service_id: Id,
  /** A day of the store's calendar. */
  day: SomeDay,
  seats: Seats.default(1),
  customer: z.strictObject({ name: line(100, 1, msg("Enter your name.")), email: Email }),
  notes: Notes.default(""),
  /** The guest's, for emails that state the time in it. */
  timezone: Timezone.optional(),
  /** What led the guest to the store; it counts for the booking that results. */
  touch: Touch.optional(),
});
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;

/** A guest's place as the holder of its link sees it; the link may be passed on. */
export const GuestWaiting = z.object({
  status: z.enum(waitingStatuses),
  day: Day,
  service: z.string(),
  /** Null for a service that is not offered any more. */
  service_id: Id.nullable(),
  /** Null for a service that is not offered any more. */
  location: z.enum(serviceLocations).nullable(),
  /** For all spots together. Null for a service that is not offered any more. */
  price: Money.nullable(),
  seats: z.int(),
  customer: z.object({ name: z.string() }),
  /** The latest time that was offered. */
  offer: Slot.nullable(),
  /** Seconds for which it is still held, for clients whose clock is wrong. */
  expires_in: z.int(),
  /**
   * Path of the page on which the offered time is booked. Null if `book` is enough, because there is nothing to pay, to
   * accept or to answer.
   */
  book_at: z.string().nullable(),
  /** Path of the page about the resulting booking. */
  manage: z.string().nullable(),
  /** Whether that booking needs no answer from the store. */
  confirmed: z.boolean(),
});
export type GuestWaiting = z.infer<typeof GuestWaiting>;

export const WaitingPerson = z.object({
  id: Id,
  status: z.enum(openWaitingStatuses),
  day: Day,
  /** With the name it had when they joined. */
  service: z.object({ id: Id, name: z.string() }),
  customer: z.object({ name: z.string(), email: z.string() }),
  seats: z.int(),
  notes: z.string(),
  /** The time that is held for them, and until when. */
  offer: Slot.extend({ until: Instant }).nullable(),
  created_at: Instant,
});
export type WaitingPerson = z.infer<typeof WaitingPerson>;

/** Input of the built page: `renderWaitingPage(page: WaitingPage): string` returns a whole HTML document. */
export interface WaitingPage {
  store: Store;
  waiting: GuestWaiting;
  code: string;
  /** Paths on this site. */
  assets: { scripts: string[]; styles: string[] };
}

const websiteUrl = text(100, 1);
const WaitingAddress = z.strictObject({ website_url: websiteUrl, code: z.string().max(100) });
const entry = `${M}/store/:website_url/waitlist/:code` as const;
const GuestWaitingChanged = z.object({ status: z.literal(true), message: z.string(), data: GuestWaiting });

export const waitlist = {
  join: endpoint({
    method: "POST",
    path: `${M}/store/:website_url/waitlist`,
    summary: "Join the waitlist for a full day; joining twice has no effect",
    access: "public",
    params: z.strictObject({ website_url: websiteUrl }),
    body: JoinWaitlist,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      data: z.object({ day: Day, service: z.string() }),
    }),
    status: 201,
    refuses: ["not_found", "day_not_full", "day_closed"],
    done: msg("You're on the waitlist"),
    failed: msg("Failed to join the waitlist"),
    idempotent: true,
  }),
  get: endpoint({
    method: "GET",
    path: entry,
    summary: "Get a waitlist entry by its link",
    access: "public",
    params: WaitingAddress,
    personal: true,
    answer: z.object({ data: GuestWaiting }),
    refuses: ["not_found"],
    failed: msg("Failed to load your place on the waitlist"),
  }),
  book: endpoint({
    method: "POST",
    path: `${entry}/book`,
    summary: "Book the offered time; repeating the call has no effect",
    access: "public",
    params: WaitingAddress,
    personal: true,
    answer: GuestWaitingChanged,
    refuses: ["not_found", "slot_taken", "invalid_transition", "payment_required"],
    done: msg("Booking request sent"),
    failed: msg("Failed to book the time"),
  }),
  leave: endpoint({
    method: "DELETE",
    path: entry,
    summary: "Leave the waitlist and release the offered time",
    access: "public",
    params: WaitingAddress,
    personal: true,
    answer: GuestWaitingChanged,
    refuses: ["not_found"],
    done: msg("You left the waitlist"),
    failed: msg("Failed to leave the waitlist"),
  }),
  list: endpoint({
    method: "GET",
    path: `${M}/user/waitlist`,
    summary: "List waitlist entries, next day first, in the order in which times are offered",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(WaitingPerson), pagination: Pagination }),
    failed: msg("Failed to load the waitlist"),
    agent: "read",
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/waitlist/:id`,
    summary: "Remove an entry from the waitlist and release its offered time",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("Removed from the waitlist"),
    failed: msg("Failed to remove them from the waitlist"),
  }),
};
