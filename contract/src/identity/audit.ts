// Events that touch an account's money, access or identity. Entries are written as they happen and never
// overwritten.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { daysInOrder, Instant, SomeDay } from "../kernel/time.ts";

/** Event → the words shown for it, which are followed by its subject. */
export const auditWords = {
  account_created: "Account created",
  signed_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  signed_out: "Signed out",
  session_ended: "Signed out a device",
  sessions_ended: "Signed out all other devices",
  session_stolen: "Device signed out: someone may have copied its sign-in",
  link_code_created: "Created a sign-in link for another device",
  identity_confirmed: "Identity confirmed",
  confirmation_failed: "Identity check failed",
  password_changed: "Password changed",
  password_change_failed: "Password change failed",
  password_reset: "Password reset by email link",
  reset_link_created: "Password reset link sent",
  second_factor_on: "Two-step sign-in turned on",
  second_factor_off: "Two-step sign-in turned off",
  recovery_codes_new: "New recovery codes created",
  recovery_code_used: "Recovery code used",
  codes_guessed: "Right password, then five wrong codes",
  password_set: "First password set",
  google_linked: "Google account linked",
  google_unlinked: "Google account unlinked",
  email_verified: "Email confirmed",
  email_change_requested: "Email change requested",
  email_change_cancelled: "Email change cancelled",
  email_changed: "Email changed",
  profile_changed: "Profile changed",
  calendar_feed_created: "Calendar feed created",
  calendar_feed_revoked: "Calendar address revoked",
  destination_added: "Payout account added",
  destination_removed: "Payout account removed",
  payout_requested: "Withdrawal requested",
  payout_cancelled: "Withdrawal cancelled",
  payout_paid: "Withdrawal paid",
  payout_failed: "Withdrawal failed",
  purchase_paid: "Purchase paid",
  credits_bought: "Credits bought",
  credits_spent: "Credits spent",
  order_refunded: "Order refunded",
  purchase_refunded: "Purchase refunded",
  wallet_adjusted: "Wallet corrected by the operator",
  plan_bought: "Plan bought",
  plan_changed: "Plan changed",
  plan_renewed: "Plan renewed",
  plan_cancelled: "Plan cancelled",
  plan_resumed: "Plan resumed",
  plan_ended: "Plan ended",
  card_removed: "Card removed",
  payment_disputed: "Payment disputed by the bank",
  export_requested: "Data export requested",
  export_downloaded: "Data export downloaded",
  deletion_requested: "Account deletion requested",
  deletion_cancelled: "Account deletion cancelled",
} as const;
export type AuditEvent = keyof typeof auditWords;

const isEvent = (name: string): name is AuditEvent => name in auditWords;
export const auditEvents: readonly AuditEvent[] = Object.keys(auditWords).filter(isEvent);

export const AuditEntry = z.object({
  /** Increases in the order of writing. */
  id: z.int(),
  event: z.enum(auditEvents),
  /** "Withdrawal requested: $20.00 to DE** 3000" */
  words: z.string(),
  at: Instant,
  /** "Firefox on Windows"; empty for what the service does automatically. */
  device: z.string(),
  /** Shortened: identifies the network, not the machine. */
  address: z.string(),
  /** Whether the session that makes this call did it. */
  current: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const narrowed = {
  event: z.enum(auditEvents).optional(),
  from: SomeDay.optional(),
  to: SomeDay.optional(),
};
/** Filter of the entries. */
export const AuditFilter = daysInOrder(z.strictObject(narrowed));
export type AuditFilter = z.infer<typeof AuditFilter>;

export const audit = {
  list: endpoint({
    method: "GET",
    path: "/auth/audit",
    summary: "List activity that concerns the account's money, access or identity, newest first",
    access: "user",
    query: daysInOrder(z.strictObject({ ...pageQuery(), ...narrowed })),
    answer: z.object({ status: z.literal(true), data: z.array(AuditEntry), pagination: Pagination }),
    failed: "Failed to load your activity",
  }),
  exportEntries: endpoint({
    method: "GET",
    path: "/auth/audit.csv",
    summary: "Export the activity as a CSV file that is safe to open in a spreadsheet",
    access: "user",
    query: AuditFilter,
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "activity.csv" },
    failed: "Failed to export your activity",
  }),
};
