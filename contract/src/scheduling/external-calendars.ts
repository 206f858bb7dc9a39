// A seller's other calendars: while those are busy, nobody can book on the store page.

import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Slot } from "../kernel/slot.ts";
import { line, text } from "../kernel/text.ts";
import { Instant, SomeDay } from "../kernel/time.ts";

export const maxExternalCalendars = 5;
/** Most days of busy times in one answer. */
export const maxBusyDays = 62;
/** Most busy times in one answer: more cannot be told apart in a calendar. */
export const maxBusyTimes = 2000;

export const Source = z.object({
  id: Id,
  name: z.string(),
  /** Only the host: the rest of its address is a secret. */
  host: z.string(),
  /** When the copy in use was fetched. */
  read_at: Instant,
  /** Why the latest attempt since then failed; null if it did not. */
  error: z.string().nullable(),
  /** What was left out, or may have been read differently than meant. */
  notes: z.array(z.string()),
  /** No new copy for more than a day: the busy times may be out of date. */
  stale: z.boolean(),
  /** Number of busy times from now on. */
  busy: z.int(),
});
export type Source = z.infer<typeof Source>;

/** As calendar apps provide it; `webcal:` means https. */
const Address = text(2000, 1, msg("Enter the calendar's address.")).pipe(
  z.url({
    protocol: /^(?:https?|webcal)$/,
    error: () => t("Paste an address that begins with https:// or webcal://."),
  }),
);

export const AddSource = z.strictObject({
  name: line(60, 1, msg("Enter a name for the calendar.")),
  address: Address,
});
export type AddSource = z.infer<typeof AddSource>;

export const BusyTime = Slot.extend({
  source: z.string(),
  /** Its copy may be out of date. */
  stale: z.boolean(),
});
export type BusyTime = z.infer<typeof BusyTime>;

const SourceId = z.strictObject({ id: Id });
const SourceSaved = z.object({ status: z.literal(true), message: z.string(), data: Source });

/** Each of these calls is a request to another server. */
const readingLimit: Limit = {
  most: 60,
  per: "hour",
  by: "user",
  message: () => t("You've refreshed your calendars too often. They update automatically every 15 minutes."),
};

export const externalCalendars = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/calendar-sources`,
    summary: "List external calendars that block your times",
    access: "user",
    answer: z.object({ data: z.array(Source) }),
    failed: msg("Failed to load the other calendars"),
  }),
  // No idempotency key: a transaction must not wait for another server.
  add: endpoint({
    method: "POST",
    path: `${M}/user/calendar-sources`,
    summary: "Add an external calendar by its address",
    access: "user",
    body: AddSource,
    answer: SourceSaved,
    status: 201,
    refuses: ["store_required"],
    done: msg("Calendar added"),
    failed: msg("Failed to add the calendar"),
    limit: readingLimit,
  }),
  read: endpoint({
    method: "POST",
    path: `${M}/user/calendar-sources/:id/read`,
    summary: "Refresh an external calendar now",
    access: "user",
    params: SourceId,
    answer: SourceSaved,
    refuses: ["not_found"],
    failed: msg("Failed to read the calendar"),
    limit: readingLimit,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/calendar-sources/:id`,
    summary: "Remove an external calendar and its busy times",
    access: "user",
    params: SourceId,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("Calendar removed"),
    failed: msg("Failed to remove the calendar"),
  }),
  listBusy: endpoint({
    method: "GET",
    path: `${M}/user/calendar-sources/busy`,
    summary: `When the other calendars are busy, on at most ${maxBusyDays} days of the store's calendar`,
    access: "user",
    query: z.strictObject({ from: SomeDay, to: SomeDay }),
    answer: z.object({
      data: z.array(BusyTime),
      /** Whether there are more than the answer holds; it holds those that begin first. */
      more: z.boolean(),
    }),
    failed: msg("Failed to load busy times"),
  }),
};
