import type { WebhookDelivery } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findDelivery, requeueDelivery } from "./deliveries.repository.ts";
import { toDelivery } from "./list-deliveries.ts";
import { requireOn } from "./require-on.ts";
import { wakeWebhook } from "./wake-webhook.ts";

/**
 * Sends a delivery again, with the same id and body; one that waits is left as it is. Throws "not_found", and
 * "invalid_transition" if the webhook is off.
 */
export const redeliverEvent = (
  deps: Deps,
  which: { userId: Id; id: Id },
  deliveryId: Id,
): Promise<WebhookDelivery> =>
  inTransaction(deps, async (deps) => {
    await requireOn(deps.db, which);
    const found = await findDelivery(deps.db, which.id, deliveryId);
    if (!found) throw new AppError("not_found");
    const now = deps.clock.now();
    const queued = await requeueDelivery(deps.db, deliveryId, now);
    if (queued) await wakeWebhook(deps, which.id, now);
    return toDelivery(queued ?? found);
  });
