import { testEvent } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { insertDelivery } from "./deliveries.repository.ts";
import { requireOn } from "./require-on.ts";
import { wakeWebhook } from "./wake-webhook.ts";

/** Queues a test event. Throws "not_found", and "invalid_transition" if the webhook is off. */
export async function sendTest(deps: Deps, userId: Id, webhookId: Id): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (deps) => {
    await requireOn(deps.db, { userId, id: webhookId });
    const row = { id: deps.newId(), webhookId, userId, event: testEvent, state: "waiting" } as const;
    await insertDelivery(deps.db, { ...row, objectId: row.id, dueAt: now, createdAt: now });
    await wakeWebhook(deps, webhookId, now);
  });
}
