// A seller's other calendars: while those are busy, nobody can book on the store page. Appointments can be written into
// some of them.

import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Slot } from "../kernel/slot.ts";
import { line, text, verbatim } from "../kernel/text.ts";
import { Instant, SomeDay } from "../kernel/time.ts";

export const maxExternalCalendars = 5;
export const maxCalendarConflicts = 20;
/** Calendars of one login that are offered. */
export const maxFoundCalendars = 100;
/** Most days of busy times in one answer. */
export const maxBusyDays = 62;
/** Most busy times in one answer: more cannot be told apart in a calendar. */
export const maxBusyTimes = 2000;

export const calendarProviders = ["ics", "caldav", "google"] as const;
/** `both` also writes the store's appointments into the calendar. */
export const calendarDirections = ["read", "both"] as const;
export const calendarStates = [
  /** It is read for the first time. */
  "syncing",
  "ok",
  /** The latest attempt failed; it is tried again automatically. */
  "retrying",
  /** No new copy for more than a day: the busy times may be out of date. */
  "stale",
  /** The provider no longer accepts the login: nothing is tried until the seller enters another password or connects it again. */
  "refused",
] as const;

/**
 * An appointment that was moved or removed in the other calendar. Nothing is changed here until the seller
 * decides.
 */
export const CalendarConflict = z.object({
  /** The appointment's id; the session's, if customers share the time. */
  id: Id,
  kind: z.enum(["moved", "removed"]),
  title: z.string(),
  customer: z.string(),
  /** Where the appointment is here. */
  ...Slot.shape,
  /** Where the other calendar has it; null if it was removed there. */
  proposed: Slot.nullable(),
  /** Several customers come to it, so it can't be moved as one. */
  is_session: z.boolean(),
});
export type CalendarConflict = z.infer<typeof CalendarConflict>;

export const ExternalCalendar = z.object({
  id: Id,
  name: z.string(),
  provider: z.enum(calendarProviders),
  direction: z.enum(calendarDirections),
  state: z.enum(calendarStates),
  /** Only the host: the rest of an address may be secret. */
  host: z.string(),
  /** The username at the provider, or the account's email address; null if the calendar needs none. */
  account: z.string().nullable(),
  /** When the copy in use was read; null before the first time. */
  last_synced_at: Instant.nullable(),
  /** Why the latest attempt since then failed; null if it did not. */
  error: z.string().nullable(),
  /** What was left out, or may have been read differently than meant. */
  notes: z.array(z.string()),
  /** Number of busy times from now on. */
  busy: z.int(),
  /** At most `maxCalendarConflicts`, soonest first. */
  conflicts: z.array(CalendarConflict),
});
export type ExternalCalendar = z.infer<typeof ExternalCalendar>;

/** As calendar apps provide it; `webcal:` means https. */
const Address = text(2000, 1, msg("Enter the calendar's address.")).pipe(
  z.url({
    protocol: /^(?:https?|webcal)$/,
    error: () => t("Paste an address that begins with https:// or webcal://."),
  }),
);
/** People type a server as they know it: without https. */
const Server = text(2000, 1, msg("Enter the server's address."))
  .transform((typed) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`))
  .pipe(
    z.url({ protocol: /^https?$/, error: () => t("Enter an address such as https://cloud.example.com.") }),
  );

const Name = line(60, 1, msg("Enter a name for the calendar."));
const Username = line(320, 1, msg("Enter your username."));
const Password = verbatim(500, 1, msg("Enter the app password."));

export const CalendarLogin = z.strictObject({ server: Server, username: Username, password: Password });
export type CalendarLogin = z.infer<typeof CalendarLogin>;

export const FoundCalendar = z.object({
  address: z.string(),
  name: z.string(),
  /** Appointments can be written into it. */
  is_writable: z.boolean(),
});
export type FoundCalendar = z.infer<typeof FoundCalendar>;

export const AddIcsCalendar = z.strictObject({ provider: z.literal("ics"), name: Name, address: Address });
export const AddCaldavCalendar = z.strictObject({
  provider: z.literal("caldav"),
  name: Name,
  /** One of those that `discover` found. */
  address: Server,
  username: Username,
  password: Password,
  direction: z.enum(calendarDirections),
});
const AddGoogleCalendar = z.strictObject({
  provider: z.literal("google"),
  name: Name,
  /** One of those that the consent's `discover` found. */
  address: text(2000, 1, msg("Choose a calendar.")),
  /** A finished one. It is used up. */
  consent: Id,
  direction: z.enum(calendarDirections),
});
export const AddCalendar = z.discriminatedUnion("provider", [
  AddIcsCalendar,
  AddCaldavCalendar,
  AddGoogleCalendar,
]);
export type AddCalendar = z.infer<typeof AddCalendar>;

/** Calendars without a login refuse a direction. Only those of CalDAV have a password. */
export const EditCalendar = z.strictObject({
  name: Name.optional(),
  direction: z.enum(calendarDirections).optional(),
  password: Password.optional(),
});
export type EditCalendar = z.infer<typeof EditCalendar>;

export const BusyTime = Slot.extend({
  source: z.string(),
  /** Its copy may be out of date. */
  stale: z.boolean(),
});
export type BusyTime = z.infer<typeof BusyTime>;

const CalendarId = z.strictObject({ id: Id });
const CalendarSaved = z.object({ status: z.literal(true), message: z.string(), data: ExternalCalendar });

/** Each of these calls is a request to another server. */
export const readingLimit: Limit = {
  most: 60,
  per: "hour",
  by: "user",
  message: () => t("You've refreshed your calendars too often. They update automatically every 15 minutes."),
};

export const externalCalendars = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/calendars`,
    summary: "List external calendars that block your times",
    access: "user",
    answer: z.object({
      data: z.array(ExternalCalendar),
      /** Calendars at Google can be connected here. */
      has_google: z.boolean(),
    }),
    failed: msg("Failed to load the other calendars"),
  }),
  // No idempotency key: a transaction must not wait for another server.
  add: endpoint({
    method: "POST",
    path: `${M}/user/calendars`,
    summary: "Add an external calendar by its address, or one of a CalDAV login or of a consent at Google",
    access: "user",
    body: AddCalendar,
    answer: CalendarSaved,
    status: 201,
    refuses: ["store_required", "not_found", "google_not_configured", "google_refused"],
    done: msg("Calendar added"),
    failed: msg("Failed to add the calendar"),
    limit: readingLimit,
  }),
  // Nothing is kept of the login.
  discover: endpoint({
    method: "POST",
    path: `${M}/user/calendars/discover`,
    summary: "List the calendars of a CalDAV login",
    access: "user",
    body: CalendarLogin,
    answer: z.object({ data: z.array(FoundCalendar) }),
    failed: msg("Failed to list the calendars"),
    limit: readingLimit,
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/calendars/:id`,
    summary: "Change the name, direction or password of an external calendar",
    access: "user",
    params: CalendarId,
    body: EditCalendar,
    answer: CalendarSaved,
    refuses: ["not_found", "google_not_configured", "google_refused"],
    done: msg("Calendar saved"),
    failed: msg("Failed to save the calendar"),
    limit: readingLimit,
  }),
  read: endpoint({
    method: "POST",
    path: `${M}/user/calendars/:id/sync`,
    summary: "Read an external calendar now",
    access: "user",
    params: CalendarId,
    answer: CalendarSaved,
    refuses: ["not_found"],
    failed: msg("Failed to read the calendar"),
    limit: readingLimit,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/calendars/:id`,
    summary: "Remove an external calendar, its busy times, and the appointments written into it",
    access: "user",
    params: CalendarId,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("Calendar removed"),
    failed: msg("Failed to remove the calendar"),
  }),
  listBusy: endpoint({
    method: "GET",
    path: `${M}/user/calendars/busy`,
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
