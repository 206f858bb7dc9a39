// Events that touch an account's money, access or identity. Entries are written as they happen and never
// overwritten.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { withHeadings } from "../kernel/headings.ts";
import { msg } from "../kernel/language/t.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { daysInOrder, Instant, SomeDay } from "../kernel/time.ts";

/** Event → the words shown for it, which are followed by its subject. */
export const auditWords = {
  account_created: msg("Account created"),
  signed_in: msg("Signed in"),
  sign_in_failed: msg("Sign-in failed"),
  signed_out: msg("Signed out"),
  session_ended: msg("Signed out a device"),
  sessions_ended: msg("Signed out all other devices"),
  session_stolen: msg("Device signed out: someone may have copied its sign-in"),
  link_code_created: msg("Created a sign-in link for another device"),
  identity_confirmed: msg("Identity confirmed"),
  confirmation_failed: msg("Identity check failed"),
  password_changed: msg("Password changed"),
  password_change_failed: msg("Password change failed"),
  password_reset: msg("Password reset by email link"),
  reset_link_created: msg("Password reset link sent"),
  second_factor_on: msg("Two-step sign-in turned on"),
  second_factor_off: msg("Two-step sign-in turned off"),
  recovery_codes_new: msg("New recovery codes created"),
  recovery_code_used: msg("Recovery code used"),
  codes_guessed: msg("Right password, then five wrong codes"),
  token_created: msg("API token created"),
  token_revoked: msg("API token revoked"),
  webhook_added: msg("Webhook added"),
  webhook_moved: msg("Address of a webhook changed"),
  webhook_rotated: msg("Secret of a webhook replaced"),
  webhook_removed: msg("Webhook deleted"),
  password_set: msg("First password set"),
  google_linked: msg("Google account linked"),
  google_unlinked: msg("Google account unlinked"),
  email_verified: msg("Email confirmed"),
  email_change_requested: msg("Email change requested"),
  email_change_cancelled: msg("Email change cancelled"),
  email_changed: msg("Email changed"),
  profile_changed: msg("Profile changed"),
  calendar_feed_created: msg("Calendar feed created"),
  calendar_feed_revoked: msg("Calendar address revoked"),
  gift_card_added: msg("Gift card added"),
  gift_card_cancelled: msg("Gift card cancelled"),
  destination_added: msg("Payout account added"),
  destination_removed: msg("Payout account removed"),
  payout_requested: msg("Withdrawal requested"),
  payout_cancelled: msg("Withdrawal cancelled"),
  payout_paid: msg("Withdrawal paid"),
  payout_failed: msg("Withdrawal failed"),
  purchase_paid: msg("Purchase paid"),
  credits_bought: msg("Credits bought"),
  credits_spent: msg("Credits spent"),
  order_refunded: msg("Order refunded"),
  purchase_refunded: msg("Purchase refunded"),
  wallet_adjusted: msg("Wallet corrected by the operator"),
  plan_bought: msg("Plan bought"),
  plan_changed: msg("Plan changed"),
  plan_renewed: msg("Plan renewed"),
  plan_cancelled: msg("Plan cancelled"),
  plan_resumed: msg("Plan resumed"),
  plan_ended: msg("Plan ended"),
  card_removed: msg("Card removed"),
  payment_disputed: msg("Payment disputed by the bank"),
  proposal_confirmed: msg("Suggested change made"),
  proposal_undone: msg("Suggested change undone"),
  export_requested: msg("Data export requested"),
  export_downloaded: msg("Data export downloaded"),
  account_viewed: msg("Account viewed"),
  account_suspended: msg("Account suspended by the operator"),
  account_restored: msg("Account restored by the operator"),
  deletion_requested: msg("Account deletion requested"),
  deletion_cancelled: msg("Account deletion cancelled"),
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
    failed: msg("Failed to load your activity"),
  }),
  exportEntries: endpoint({
    method: "GET",
    path: "/auth/audit.csv",
    summary: "Export the activity as a CSV file that is safe to open in a spreadsheet",
    access: "user",
    query: AuditFilter.safeExtend(withHeadings),
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "activity.csv" },
    failed: msg("Failed to export your activity"),
  }),
};
