// Webhooks: addresses of the seller's own programs that are called when something happens. The requests follow the
// Standard Webhooks specification.
import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { line, text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";

/** What a webhook can be called for. */
export const webhookEvents = [
  "order.paid",
  "order.shipped",
  "order.refunded",
  "booking.created",
  "booking.moved",
  "booking.cancelled",
  "booking.completed",
  "customer.created",
  "payout.paid",
  "payout.failed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent only when the seller asks for it. */
export const testEvent = "webhook.test";
export const sentEvents = [...webhookEvents, testEvent] as const;

/** Most webhooks of an account. */
export const maxWebhooks = 10;
/** How many days a delivery stays in the log. */
export const deliveryDays = 30;
/** After so many days of failures without a success, a webhook is turned off. */
export const failingDays = 5;
/** How long the previous secret signs along after a rotation. */
export const oldSecretHours = 24;

/**
 * `cancelled`: the webhook was turned off before it was delivered.
 */
export const deliveryStates = ["waiting", "delivered", "failed", "cancelled"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const WebhookDelivery = z.object({
  /** The `webhook-id` of the request: the same each time it is sent. */
  id: Id,
  event: z.enum(sentEvents),
  state: z.enum(deliveryStates),
  /** When the event happened. */
  created_at: Instant,
  attempts: z.int(),
  attempted_at: Instant.nullable(),
  /** When it is tried next; null if it is not. */
  next_attempt_at: Instant.nullable(),
  /** What the latest attempt was answered with; null if there was no answer. */
  status_code: z.int().nullable(),
  /** Why the latest attempt failed, if there was no answer. */
  error: z.string().nullable(),
  /** The body of the request; null before the first attempt. */
  body: z.string().nullable(),
  /** The beginning of the body that the latest attempt was answered with. */
  answer: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_on: z.boolean(),
  /** Since when it is off because deliveries failed; null otherwise. */
  failed_at: Instant.nullable(),
  created_at: Instant,
  /** The latest attempt; null before the first. */
  last: WebhookDelivery.pick({ event: true, state: true, status_code: true })
    .extend({ at: Instant })
    .nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

const Url = text(2000, 1, msg("Enter the address to call.")).pipe(
  z.url({ protocol: /^https?$/, error: () => t("Enter an address such as https://example.com/webhooks.") }),
);
const Events = z
  .array(z.enum(webhookEvents))
  .min(1, { error: () => t("Choose at least one event.") })
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));

export const CreateWebhook = z.strictObject({
  url: Url,
  events: Events,
  description: line(100).default(""),
});
export type CreateWebhook = z.infer<typeof CreateWebhook>;

export const EditWebhook = z.strictObject({
  url: Url.optional(),
  events: Events.optional(),
  description: line(100).optional(),
  is_on: z.boolean().optional(),
});
export type EditWebhook = z.infer<typeof EditWebhook>;

const WebhookId = z.strictObject({ id: Id });
const Done = z.object({ status: z.literal(true), message: z.string() });
/** The secret is returned only here. */
const WithSecret = Done.extend({ data: Webhook.extend({ secret: z.string() }) });

const mostByHand = 60;
/** Each of these calls sends a request to another server. */
const sendingLimit: Limit = {
  most: mostByHand,
  per: "hour",
  by: "user",
  message: () => t("You've sent {count} events by hand within an hour.", { count: mostByHand }),
};

const mostChanges = 120;
/** A new address is looked up. */
const changeLimit: Limit = {
  most: mostChanges,
  per: "hour",
  by: "user",
  message: () => t("You've changed webhooks {count} times within an hour.", { count: mostChanges }),
};

const path = `${M}/user/webhooks` as const;

export const webhooks = {
  list: endpoint({
    method: "GET",
    path,
    summary: "List the account's webhooks, oldest first",
    access: "user",
    ownerOnly: true,
    answer: z.object({ data: z.array(Webhook) }),
    failed: msg("Failed to load your webhooks"),
  }),
  // No idempotency key: a transaction must not wait for a name to be looked up.
  create: endpoint({
    method: "POST",
    path,
    summary: "Add a webhook; its secret is returned only this once",
    access: "user",
    body: CreateWebhook,
    answer: WithSecret,
    status: 201,
    refuses: ["confirmation_required", "invalid_transition"],
    done: msg("Webhook added"),
    failed: msg("Failed to add the webhook"),
    limit: changeLimit,
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${path}/:id`,
    summary: "Change a webhook, or turn it on or off; turned off, it gets nothing that still waits",
    access: "user",
    params: WebhookId,
    body: EditWebhook,
    answer: Done.extend({ data: Webhook }),
    refuses: ["not_found", "confirmation_required"],
    done: msg("Webhook saved"),
    failed: msg("Failed to save the webhook"),
    limit: changeLimit,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Delete a webhook with its log; what still waits is not sent",
    access: "user",
    params: WebhookId,
    answer: Done,
    refuses: ["not_found"],
    done: msg("Webhook deleted"),
    failed: msg("Failed to delete the webhook"),
  }),
  rotate: endpoint({
    method: "POST",
    path: `${path}/:id/rotate`,
    summary: `Replace the secret of a webhook, which is returned only this once; the old one signs along for ${oldSecretHours} hours`,
    access: "user",
    params: WebhookId,
    answer: WithSecret,
    refuses: ["not_found", "confirmation_required"],
    done: msg("New secret created"),
    failed: msg("Failed to replace the secret"),
  }),
  sendTest: endpoint({
    method: "POST",
    path: `${path}/:id/test`,
    summary: `Send a ${testEvent} event to a webhook`,
    access: "user",
    params: WebhookId,
    answer: Done,
    status: 202,
    refuses: ["not_found", "invalid_transition"],
    done: msg("A test event is on its way"),
    failed: msg("Failed to send the test event"),
    limit: sendingLimit,
  }),
  listDeliveries: endpoint({
    method: "GET",
    path: `${path}/:id/deliveries`,
    summary: `List what was sent to a webhook in the last ${deliveryDays} days, newest first`,
    access: "user",
    ownerOnly: true,
    params: WebhookId,
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(WebhookDelivery), pagination: Pagination }),
    refuses: ["not_found"],
    failed: msg("Failed to load what was sent"),
  }),
  redeliver: endpoint({
    method: "POST",
    path: `${path}/:id/deliveries/:delivery_id/redeliver`,
    summary: "Send a delivery again, with the same id and body; does nothing if it still waits",
    access: "user",
    params: WebhookId.extend({ delivery_id: Id }),
    answer: Done.extend({ data: WebhookDelivery }),
    refuses: ["not_found", "invalid_transition"],
    done: msg("The event is sent again"),
    failed: msg("Failed to send the event again"),
    limit: sendingLimit,
  }),
};
