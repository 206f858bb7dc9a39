// Other calendars a seller lives by: when those are busy, nobody books on the store page.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { M } from "../kernel/marketplace.ts";
import { Slot } from "../kernel/slot.ts";
import { line, text } from "../kernel/text.ts";
import { Instant, SomeDay } from "../kernel/time.ts";

export const maxSources = 5;
/** Days of busy times that one call answers at most. */
export const maxBusyDays = 62;
/** More than these nobody can tell apart in a calendar. */
export const mostBusyTimes = 2000;

export const Source = z.object({
  id: Id,
  name: z.string(),
  /** The rest of its address is a secret between that calendar and us. */
  host: z.string(),
  /** When the copy that counts arrived. */
  read_at: Instant,
  /** Why the last try since then brought none. */
  error: z.string().nullable(),
  /** What was left out, or taken otherwise than it may be meant. */
  notes: z.array(z.string()),
  /** No copy for more than a day: what counts may be out of date. */
  stale: z.boolean(),
  /** Times it is busy from now on. */
  busy: z.int(),
});
export type Source = z.infer<typeof Source>;

/** As calendar apps hand it out; `webcal:` means https. */
const Address = text(2000, 1).pipe(
  z.url({
    protocol: /^(?:https?|webcal)$/,
    error: "Paste an address that begins with https:// or webcal://.",
  }),
);

export const AddSource = z.strictObject({ name: line(60, 1), address: Address });
export type AddSource = z.infer<typeof AddSource>;

export const BusyTime = Slot.extend({
  /** The name of the calendar. */
  source: z.string(),
  /** Its copy may be out of date. */
  stale: z.boolean(),
});
export type BusyTime = z.infer<typeof BusyTime>;

const SourceId = z.strictObject({ id: Id });
const SourceSaved = z.object({ status: z.literal(true), message: z.string(), data: Source });

export const externalCalendars = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/calendar-sources`,
    summary: "Other calendars whose busy times nobody can book",
    access: "user",
    answer: z.object({ data: z.array(Source) }),
    failed: "Failed to fetch the other calendars",
  }),
  // No idempotency key: nothing may wait inside a transaction for somebody else's server.
  add: endpoint({
    method: "POST",
    path: `${M}/user/calendar-sources`,
    summary: "Read another calendar from its address, and keep reading it",
    access: "user",
    body: AddSource,
    answer: SourceSaved,
    status: 201,
    refuses: ["store_required"],
    done: "Calendar added",
    failed: "Failed to add the calendar",
  }),
  read: endpoint({
    method: "POST",
    path: `${M}/user/calendar-sources/:id/read`,
    summary: "Read another calendar now",
    access: "user",
    params: SourceId,
    answer: SourceSaved,
    refuses: ["not_found"],
    failed: "Failed to read the calendar",
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/calendar-sources/:id`,
    summary: "Forget another calendar and its busy times",
    access: "user",
    params: SourceId,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: "Calendar removed",
    failed: "Failed to remove the calendar",
  }),
  listBusy: endpoint({
    method: "GET",
    path: `${M}/user/calendar-sources/busy`,
    summary: `When the other calendars are busy, on at most ${maxBusyDays} days of the store's calendar`,
    access: "user",
    query: z.strictObject({ from: SomeDay, to: SomeDay }),
    answer: z.object({
      data: z.array(BusyTime),
      /** There are more than one answer holds; those that begin first are in it. */
      more: z.boolean(),
    }),
    failed: "Failed to fetch busy times",
  }),
};
