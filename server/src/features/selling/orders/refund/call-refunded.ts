import { enqueueWebhook } from "#features/identity/webhooks/enqueue-webhook.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderRow } from "../orders.repository.ts";

/** Queues what the seller's webhooks are called for; the marketplace has none. */
export async function callRefunded(deps: Deps, { storeId, id }: OrderRow): Promise<void> {
  if (storeId !== null) await enqueueWebhook(deps, { storeId, events: ["order.refunded"], objectId: id });
}
