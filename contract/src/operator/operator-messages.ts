// What leaves the installation and what runs in it, for the people who run it: emails, jobs, calls of webhooks, and
// what people wrote with Contact Us.
import { z } from "zod";
import { WebhookDelivery } from "../identity/webhooks.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Instant } from "../kernel/time.ts";
import { Mail, mailStatuses } from "../platform/mail.ts";

const Owner = z.object({ id: Id, name: z.string(), email: z.string() });
const OfId = z.strictObject({ id: Id });
const Done = z.object({ status: z.literal(true), message: z.string() });

/** How many days back emails that failed are counted and sent again together. */
export const undeliveredDays = 3;
/** Most emails that one call sends again. */
export const mostResent = 5000;

/** `undelivered`: failed within `undeliveredDays`, or waiting for another attempt after one that failed. */
export const operatorMailFilters = ["undelivered", "all", ...mailStatuses] as const;
export type OperatorMailFilter = (typeof operatorMailFilters)[number];

/** Without its text, which is between the seller and the customer. */
export const OperatorMail = Mail.omit({ appointment_id: true, order_id: true }).extend({
  /** In whose log it is. The name and address are empty if the account was deleted. */
  owner: Owner,
});
export type OperatorMail = z.infer<typeof OperatorMail>;

export const UndeliveredMails = z.object({
  failed: z.int(),
  /** How many wait for another attempt after one that failed. */
  retrying: z.int(),
  /** How many of them are sent again together: not those refused for good, too late, or replaced by a newer one. */
  resendable: z.int(),
  /** How many wait for their first attempt, also those that were sent again. */
  waiting: z.int(),
  /** The errors of what failed or is tried again, the most frequent first, at most 5. */
  reasons: z.array(z.object({ error: z.string(), count: z.int() })),
});
export type UndeliveredMails = z.infer<typeof UndeliveredMails>;

export const JobFailure = z.object({
  id: Id,
  queue: z.string(),
  at: Instant,
  error: z.string(),
});
export type JobFailure = z.infer<typeof JobFailure>;

export const JobQueueState = z.object({
  name: z.string(),
  /** Five cron fields, in UTC; null if it runs only when something wakes it. */
  schedule: z.string().nullable(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  /** When the last run ended, as far back as the queue remembers. */
  last_run_at: Instant.nullable(),
  /** When the longest running job was started; null if none is running. */
  active_since: Instant.nullable(),
  /** Since when the longest waiting job is due; null if none is more than 10 minutes late. */
  late_since: Instant.nullable(),
});
export type JobQueueState = z.infer<typeof JobQueueState>;

export const OperatorDelivery = WebhookDelivery.omit({ body: true, answer: true }).extend({
  owner: Owner,
  /** The host it is sent to. */
  host: z.string(),
  /** Whether the webhook is on: nothing can be sent again to one that is off. */
  is_on: z.boolean(),
});
export type OperatorDelivery = z.infer<typeof OperatorDelivery>;

export const ReceivedMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  sent_at: Instant,
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const operatorMessages = {
  listMails: endpoint({
    method: "GET",
    path: "/api/operator/mails",
    summary: "List the emails of all accounts without their texts, newest first",
    access: "operator",
    query: z.strictObject({ ...pageQuery(), status: z.enum(operatorMailFilters).default("undelivered") }),
    answer: z.object({
      data: z.array(OperatorMail),
      pagination: Pagination,
      undelivered: UndeliveredMails,
      /** Whether this installation has a mail server. */
      delivers: z.boolean(),
    }),
    failed: msg("Failed to load the emails"),
  }),
  resendMail: endpoint({
    method: "POST",
    path: "/api/operator/mails/:id/resend",
    summary: "Send an email again; does nothing if it still waits",
    access: "operator",
    params: OfId,
    answer: Done,
    refuses: ["not_found", "invalid_transition", "rate_limited", "confirmation_required"],
    done: msg("Email sent again"),
    failed: msg("Failed to send the email"),
  }),
  resendFailed: endpoint({
    method: "POST",
    path: "/api/operator/mails/resend-failed",
    summary: `Send all emails again that failed within ${undeliveredDays} days or wait for another attempt, except those that were refused for good or come too late`,
    access: "operator",
    answer: Done.extend({
      data: z.object({
        resent: z.int(),
        /** How many are left for another call: one sends at most 5,000. */
        left: z.int(),
      }),
    }),
    refuses: ["invalid_transition", "confirmation_required"],
    failed: msg("The emails couldn't be sent again"),
  }),
  listJobs: endpoint({
    method: "GET",
    path: "/api/operator/jobs",
    summary: "List the jobs with their schedules and what waits, and the newest failures: at most 50",
    access: "operator",
    answer: z.object({ data: z.object({ queues: z.array(JobQueueState), failures: z.array(JobFailure) }) }),
    failed: msg("Failed to load the jobs"),
  }),
  retryJob: endpoint({
    method: "POST",
    path: "/api/operator/jobs/:id/retry",
    summary: "Run a job again that failed",
    access: "operator",
    params: OfId,
    answer: Done,
    refuses: ["not_found", "confirmation_required"],
    done: msg("The job runs again"),
    failed: msg("The job couldn't be run again"),
  }),
  listDeliveries: endpoint({
    method: "GET",
    path: "/api/operator/webhook-deliveries",
    summary: "List webhook events that were not accepted, of all accounts, newest first",
    access: "operator",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(OperatorDelivery), pagination: Pagination }),
    failed: msg("Failed to load the webhooks"),
  }),
  redeliverEvent: endpoint({
    method: "POST",
    path: "/api/operator/webhook-deliveries/:id/redeliver",
    summary: "Send a delivery again, with the same id and body; does nothing if it still waits",
    access: "operator",
    params: OfId,
    answer: Done,
    refuses: ["not_found", "invalid_transition", "confirmation_required"],
    done: msg("The event is sent again"),
    failed: msg("Failed to send the event again"),
  }),
  listMessages: endpoint({
    method: "GET",
    path: "/api/operator/messages",
    summary: "List the messages sent with Contact Us, newest first",
    access: "operator",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(ReceivedMessage), pagination: Pagination }),
    failed: msg("Failed to load the messages"),
  }),
  removeMessage: endpoint({
    method: "DELETE",
    path: "/api/operator/messages/:id",
    summary: "Delete a message for good",
    access: "operator",
    params: OfId,
    answer: Done,
    refuses: ["not_found", "confirmation_required"],
    done: msg("Message deleted"),
    failed: msg("Failed to delete the message"),
  }),
};
