import {
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
  webhookEvents,
} from "@solodesk/contract/identity/webhooks.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const eventNames: Readonly<Record<WebhookDelivery["event"], Message>> = {
  "order.paid": msg("An order is paid"),
  "order.shipped": msg("An order is shipped"),
  "order.refunded": msg("An order is refunded, in part or in full"),
  "booking.created": msg("An appointment is created"),
  "booking.moved": msg("An appointment is moved"),
  "booking.cancelled": msg("An appointment is cancelled"),
  "booking.completed": msg("An appointment is completed"),
  "customer.created": msg("A customer has their first appointment"),
  "payout.paid": msg("A withdrawal is paid"),
  "payout.failed": msg("A withdrawal fails"),
  "webhook.test": msg("Test event"),
};

export const stateLooks = {
  waiting: { name: msg("Waiting||an event to be sent"), tone: "waiting" },
  delivered: { name: msg("Delivered||an event"), tone: "good" },
  failed: { name: msg("Failed||an event"), tone: "wrong" },
  cancelled: { name: msg("Not sent||an event"), tone: "stopped" },
} as const satisfies Record<DeliveryState, { name: Message; tone: Tone }>;

export function webhookLook({ is_on, failed_at, last }: Webhook): { name: Message; tone: Tone } {
  if (!is_on && failed_at !== null) return { name: msg("Off: it kept failing"), tone: "wrong" };
  if (!is_on) return { name: msg("Off||a webhook"), tone: "stopped" };
  if (last?.state === "waiting" || last?.state === "failed") return { name: msg("Failing"), tone: "wrong" };
  return { name: msg("On||a webhook"), tone: "good" };
}

/** "accepted (200)", "answered with 500", "no answer" */
export function webhookAnswer({
  state,
  status_code,
}: Pick<WebhookDelivery, "state" | "status_code">): string {
  if (status_code === null) return t("no answer");
  const status = String(status_code);
  return state === "delivered"
    ? t("accepted ({status})", { status })
    : t("answered with {status}", { status });
}

/** What the row says below the address. */
export function webhookFacts({ description, events, last }: Webhook): string[] {
  const count = events.length;
  return [
    ...(description ? [description] : []),
    count === webhookEvents.length
      ? t("all events")
      : t("{count, plural, one {# event} other {# events}}", { count }),
    last === null
      ? t("nothing sent yet")
      : t("last sent {when}: {answer}", { when: shortMoment(last.at), answer: webhookAnswer(last) }),
  ];
}
