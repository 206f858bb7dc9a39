// The seller's day: the next appointment, what is left to do, and this week's figures.
import { z } from "zod";
import { Money } from "../../kernel/money.ts";
import { Day, Instant } from "../../kernel/time.ts";
import { Appointment } from "../../scheduling/appointments.ts";
import { Order } from "../../selling/orders/order.ts";

/** The maximum number of entries in each list. */
export const maxTodayEntries = 20;
/** Weeks of revenue, including the current one. */
export const revenueWeeks = 8;

export const TodayQuery = z.strictObject({
  /** The first day of the week: 0 is Sunday, 1 Monday. */
  week_start: z.coerce.number().int().min(0).max(6).default(1),
});

export const Today = z.object({
  /** When it was read. */
  at: Instant,
  /** The appointment under way, else the next one. */
  next: Appointment.nullable(),
  /** Spots taken in the session of `next`, and how many there are; null outside a session. */
  next_session: z.object({ taken: z.int(), capacity: z.int() }).nullable(),
  /** Confirmed appointments that ended within the last 7 days, latest first. */
  to_complete: z.array(Appointment),
  /** Pending appointments that haven't started, soonest first. */
  to_confirm: z.array(Appointment),
  /** Paid or processing orders with a shipping address, oldest first. */
  to_ship: z.array(Order),
  /** Completed appointments with an amount that was left open, oldest first. */
  to_collect: z.array(Appointment),
  /** How many there are of each; the lists hold the first of them. */
  counts: z.object({
    to_complete: z.int(),
    to_confirm: z.int(),
    to_ship: z.int(),
    to_collect: z.int(),
  }),
  /** Earnings that become available to withdraw, by day in the store's time zone. Deposits are not among them. */
  coming: z.array(z.object({ date: Day, amount: Money })),
  /** Of the current week: minutes that are booked, and minutes the store is open. */
  occupancy: z.object({ booked_minutes: z.int(), open_minutes: z.int() }),
  /** By week, oldest first; the last one is the current week. Both days are included. */
  revenue: z.array(z.object({ from: Day, to: Day, amount: Money })),
});
export type Today = z.infer<typeof Today>;
