import { failingDays } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { cancelDeliveries } from "../deliveries.repository.ts";
import { emailWebhookOff } from "../emails/email-webhook-off.ts";
import { turnOffWebhook } from "../webhooks.repository.ts";

/** Turns a webhook off that has failed for days without a success, and emails its owner. Runs in a transaction. */
export async function turnOffFailing(deps: Deps, id: Id): Promise<void> {
  const now = deps.clock.now();
  const off = await turnOffWebhook(deps.db, id, { since: after(now, -days(failingDays)), now });
  if (!off) return;
  await cancelDeliveries(deps.db, id);
  await emailWebhookOff(deps, off);
}
