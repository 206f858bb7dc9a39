import { testEvent, type WebhookEvent } from "@solodesk/contract/identity/webhooks.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { DeliveryRow } from "../webhooks.repository.ts";
import type { WebhookReaders } from "./webhook-readers.ts";

/** Why nothing was sent, if that is our own fault. */
export const unprepared = msg("Something went wrong on our side, so nothing was sent.");

/** What happens to which kind of object. */
const subjects: Readonly<Record<WebhookEvent, keyof WebhookReaders>> = {
  "order.paid": "order",
  "order.shipped": "order",
  "order.refunded": "order",
  "booking.created": "booking",
  "booking.moved": "booking",
  "booking.cancelled": "booking",
  "booking.completed": "booking",
  "customer.created": "customer",
  "payout.paid": "payout",
  "payout.failed": "payout",
};

/** Returns the body of a delivery's requests; undefined if there is nothing to tell after all. */
export async function renderBody(
  deps: Deps,
  readers: WebhookReaders,
  delivery: DeliveryRow,
): Promise<string | undefined> {
  const { event, createdAt } = delivery;
  const data = await inLanguage("en", () => readData(deps, readers, delivery));
  return data === undefined ? undefined : JSON.stringify({ type: event, timestamp: createdAt, data });
}

async function readData(
  deps: Deps,
  readers: WebhookReaders,
  { event, webhookId, userId, objectId }: DeliveryRow,
): Promise<unknown> {
  if (event === testEvent) return { id: webhookId };
  try {
    return await readers[subjects[event]](deps, userId, objectId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    // A customer has no id of their own: the one here is their appointment's.
    return subjects[event] === "customer" ? undefined : { id: objectId, deleted: true };
  }
}
