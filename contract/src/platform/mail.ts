// Emails the service sends automatically, and the log of them that a seller reads.

import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Instant } from "../kernel/time.ts";

/** Emails that every account can send within a day; a plan can allow more. */
export const mailsADay = 500;

export const customerMailKinds = [
  "booking_verify",
  "booking_received",
  "booking_confirmed",
  "booking_rescheduled",
  "booking_cancelled",
  "booking_reminder",
] as const;
export const receiptMailKinds = ["booking_receipt"] as const;
export const sellerMailKinds = ["new_booking", "customer_rescheduled", "customer_cancelled"] as const;
/** What sellers write themselves. */
export const writtenMailKinds = ["customer_message"] as const;
export const waitlistMailKinds = ["waitlist_joined", "time_offered"] as const;
export const buyerMailKinds = [
  "order_confirmed",
  "order_shipped",
  "order_refunded",
  "visit_used",
  "visits_expire",
] as const;
/** To the recipient of a gift card. Its code is filled in when the email is sent. */
export const giftCardMailKinds = ["gift_card"] as const;
export const saleMailKinds = ["new_sale"] as const;
/** What sellers asked for, about their own store. */
export const summaryMailKinds = ["weekly_summary"] as const;
export const planMailKinds = [
  "subscription_started",
  "subscription_renewed",
  "renewal_unpaid",
  "payment_missed",
  "subscription_put_back",
  "subscription_ended",
] as const;
export const payoutMailKinds = [
  "destination_added",
  "payout_requested",
  "payout_paid",
  "payout_failed",
] as const;
/** These four carry a link that gives access to the account. */
export const linkMailKinds = ["verify_email", "reset_password", "leave_email", "take_email"] as const;
/** To the owner of an account, about the account. */
export const accountMailKinds = [
  ...linkMailKinds,
  "password_changed",
  "token_created",
  "new_device",
  "email_changed",
  "google_linked",
  "google_unlinked",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes_new",
  "recovery_code_used",
  "codes_guessed",
  "webhook_added",
  "webhook_off",
  "deletion_requested",
  "deletion_cancelled",
  "account_deleted",
  "account_viewed",
  "account_suspended",
  "account_restored",
] as const;
export const mailKinds = [
  ...customerMailKinds,
  ...receiptMailKinds,
  ...sellerMailKinds,
  ...writtenMailKinds,
  ...waitlistMailKinds,
  ...buyerMailKinds,
  ...giftCardMailKinds,
  ...saleMailKinds,
  ...summaryMailKinds,
  ...planMailKinds,
  ...payoutMailKinds,
  ...accountMailKinds,
  "test",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** How many days an email stays in the log. */
export const mailDays = 180;

/**
 * `kept`: stored and not sent, because there is no mail server, the kind is turned off or a limit is reached.
 * `cancelled`: a newer email replaced it, or it would have come too late.
 */
export const mailStatuses = ["queued", "sent", "failed", "kept", "cancelled"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const Mail = z.object({
  id: Id,
  kind: z.enum(mailKinds),
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  /** The error of the last attempt. */
  error: z.string().nullable(),
  /** When a queued email is tried next. */
  send_at: Instant,
  sent_at: Instant.nullable(),
  created_at: Instant,
  appointment_id: Id.nullable(),
  order_id: Id.nullable(),
});
export type Mail = z.infer<typeof Mail>;

const MailId = z.strictObject({ id: Id });
export const MailQueued = z.object({ status: z.literal(true), message: z.string(), data: Mail });

const mostByHand = 20;
/** Emails that an account sends by hand. */
export const byHandLimit: Limit = {
  most: mostByHand,
  per: "hour",
  by: "user",
  message: () => t("You've sent {count} emails within an hour.", { count: mostByHand }),
};

export const mail = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/mails`,
    summary: "List emails to you and your customers, newest first",
    access: "user",
    query: z.strictObject({ ...pageQuery(), status: z.enum(mailStatuses).optional() }),
    answer: z.object({
      data: z.array(Mail),
      pagination: Pagination,
      /** Whether this installation has a mail server. */
      delivers: z.boolean(),
    }),
    failed: msg("Failed to load the email log"),
  }),
  get: endpoint({
    method: "GET",
    path: `${M}/user/mails/:id`,
    summary: "Get an email with its text",
    access: "user",
    ownerOnly: true,
    params: MailId,
    answer: z.object({ data: Mail.extend({ text: z.string() }) }),
    refuses: ["not_found"],
    failed: msg("Failed to load the email"),
  }),
  resend: endpoint({
    method: "POST",
    path: `${M}/user/mails/:id/resend`,
    summary: "Resend an email; does nothing if it is still waiting to be sent",
    access: "user",
    params: MailId,
    answer: MailQueued,
    refuses: ["not_found", "invalid_transition"],
    done: msg("Email sent again"),
    failed: msg("Failed to send the email"),
    limit: byHandLimit,
  }),
  sendTest: endpoint({
    method: "POST",
    path: `${M}/user/mails/test`,
    summary: "Send a test email to your own address",
    access: "user",
    answer: MailQueued,
    status: 201,
    done: msg("A test mail to you is on its way"),
    failed: msg("Failed to send the test mail"),
    limit: byHandLimit,
  }),
};
