// What a calendar shows of some days: every appointment in brief, and when the store is open.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Slot } from "../kernel/slot.ts";
import { Instant, SomeDay } from "../kernel/time.ts";
import { DAY, wallOfDay } from "../kernel/zone.ts";
import { Appointment } from "./appointments.ts";

/** Most days in one answer. */
export const maxCalendarDays = 62;
/** Most entries in one answer: more cannot be told apart in a calendar; lists show all. */
export const maxCalendarEntries = 2000;

export const CalendarEntry = Appointment.pick({
  id: true,
  number: true,
  version: true,
  status: true,
  title: true,
  starts_at: true,
  ends_at: true,
  seats: true,
  session_id: true,
  series_id: true,
}).extend({
  customer: z.string(),
  /** How many spots its service has now; 1 without a service. */
  capacity: z.int(),
  /** With the time that is kept free before and after it. */
  busy_from: Instant,
  busy_until: Instant,
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Both days are included. */
const Days = z
  .strictObject({ from: SomeDay, to: SomeDay })
  .refine(({ from, to }) => from <= to, {
    error: () => t("The last day can't be before the first."),
    path: ["to"],
  })
  .refine(({ from, to }) => wallOfDay(to) - wallOfDay(from) < maxCalendarDays * DAY, {
    error: () => t("Choose at most {count} days.", { count: maxCalendarDays }),
    path: ["to"],
  });

export const calendar = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/calendar`,
    summary: "Get the appointments and opening hours for a range of days",
    access: "user",
    query: Days,
    answer: z.object({
      data: z.array(CalendarEntry),
      open: z.array(Slot),
      /** Whether there are more than the answer holds. */
      more: z.boolean(),
    }),
    failed: msg("Failed to load the calendar"),
  }),
};
