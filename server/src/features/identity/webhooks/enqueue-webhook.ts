import type { WebhookEvent } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { insertDeliveries } from "./deliveries.repository.ts";
import { wakeWebhook } from "./wake-webhook.ts";

/** Whose webhooks are called: a user's, or those of a store's owner. */
type Whose = { userId: Id } | { storeId: Id };

type Happened = Whose & {
  /** In their order. */
  events: readonly WebhookEvent[];
  /** What it happened to. Events of one object are sent in their order. */
  objectId: Id;
};

/** Queues the event for the webhooks that want it, as part of its transaction: one statement if there are none. */
export async function enqueueWebhook(deps: Deps, happened: Happened): Promise<void> {
  const { events, objectId } = happened;
  if (events.length === 0) return;
  const now = deps.clock.now();
  const queued = await insertDeliveries(deps.db, {
    ownerId: "userId" in happened ? happened.userId : null,
    storeId: "storeId" in happened ? happened.storeId : null,
    events,
    objectId,
    now,
  });
  for (const id of new Set(queued.map((row) => row.id))) await wakeWebhook(deps, id, now);
}
