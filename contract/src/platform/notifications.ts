// Notifications that a seller sees inside the app. The text is made where it is read, from the kind and its
// subject.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Instant } from "../kernel/time.ts";

export const notificationKinds = [
  "order_paid",
  "order_cancelled",
  "fee_failed",
  "booking_new",
  "booking_moved",
  "booking_cancelled",
  "calendar_conflict",
  "calendar_refused",
  "waitlist",
  "proposal",
  "payout_paid",
  "payout_failed",
  "plan_unpaid",
  "plan_past_due",
  "dispute",
  "security",
  "export_ready",
  "import_done",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Everything that a preference can be saved for. A summary is an email only, and belongs to no event. */
export const preferenceKinds = [...notificationKinds, "weekly_summary"] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/**
 * Whether it is emailed: always, if it concerns the safety of money or the account; optional: unless it is turned off;
 * opt_in: once it is turned on.
 */
export const mailsOf = {
  order_paid: "optional",
  order_cancelled: "never",
  fee_failed: "never",
  booking_new: "optional",
  booking_moved: "optional",
  booking_cancelled: "optional",
  calendar_conflict: "never",
  calendar_refused: "never",
  waitlist: "never",
  proposal: "never",
  payout_paid: "always",
  payout_failed: "always",
  plan_unpaid: "optional",
  plan_past_due: "optional",
  dispute: "never",
  security: "always",
  export_ready: "never",
  import_done: "never",
  weekly_summary: "opt_in",
} as const satisfies Record<PreferenceKind, "always" | "optional" | "never" | "opt_in">;

/** Most notifications that an account keeps, and for how many days. */
export const maxNotifications = 1000;
export const notificationDays = 90;

export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** A short plain part of a sentence, such as a customer's name or an order number. */
  about: z.string(),
  /** The page of the app that shows it. */
  path: z.string(),
  created_at: Instant,
  read_at: Instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

/**
 * A line of the stream. `look` says only that there is something new, so the next one makes up for a lost
 * one. `beat` is a heartbeat.
 */
export const NotificationSignal = z.object({ event: z.enum(["look", "beat"]) });
export type NotificationSignal = z.infer<typeof NotificationSignal>;

export const NotificationPreference = z.object({
  kind: z.enum(preferenceKinds),
  /** Null if nothing is shown in the app for it. */
  in_app: z.boolean().nullable(),
  /** Null if no email is sent for it. */
  by_mail: z.boolean().nullable(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

export const SavePreference = z.strictObject({
  kind: z.enum(preferenceKinds),
  in_app: z.boolean().optional(),
  by_mail: z.boolean().optional(),
});
export type SavePreference = z.infer<typeof SavePreference>;

const Preferences = z.object({ data: z.array(NotificationPreference) });

export const notifications = {
  list: endpoint({
    method: "GET",
    path: "/notifications",
    summary: "List notifications, newest first",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(Notification), unread: z.int(), pagination: Pagination }),
    failed: msg("Failed to load notifications"),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/notifications/read",
    summary: "Mark notifications as read; all of them if none are given",
    access: "user",
    body: z.strictObject({ ids: z.array(Id).min(1).max(100).optional() }),
    answer: z.object({ status: z.literal(true), unread: z.int() }),
    failed: msg("Failed to mark notifications as read"),
  }),
  follow: endpoint({
    method: "GET",
    path: "/notifications/stream",
    summary: "Stream a line for each new notification until the session or the token ends",
    access: "user",
    stream: true,
    answer: NotificationSignal,
    refuses: ["unavailable"],
    failed: msg("Failed to load new notifications"),
  }),
  getPreferences: endpoint({
    method: "GET",
    path: "/notifications/preferences",
    summary: "Get which notifications are sent in the app and by email",
    access: "user",
    answer: Preferences,
    failed: msg("Failed to load notification settings"),
  }),
  savePreference: endpoint({
    method: "PATCH",
    path: "/notifications/preferences",
    summary: "Turn a kind of notification or its emails on or off",
    access: "user",
    body: SavePreference,
    answer: Preferences,
    failed: msg("Failed to save notification settings"),
  }),
};
