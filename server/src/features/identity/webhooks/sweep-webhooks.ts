import { deliveryDays } from "@solodesk/contract/identity/webhooks.ts";
import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { deleteDeliveriesBefore, listOverdueWebhooks } from "./deliveries.repository.ts";
import { wakeWebhook } from "./wake-webhook.ts";

const BATCH = 500;

/** Wakes webhooks again whose job was lost. Returns how many. */
export async function sweepWebhooks(deps: Pick<Deps, "db" | "clock" | "jobs" | "log">): Promise<number> {
  const now = deps.clock.now();
  const overdue = await listOverdueWebhooks(deps.db, { now, before: after(now, -minutes(2)), most: BATCH });
  for (const { id } of overdue) await wakeWebhook(deps, id, now);
  return overdue.length;
}

/** Deletes deliveries that are older than the log goes back. Returns how many. */
export const forgetDeliveries = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> => {
  const before = after(clock.now(), -days(deliveryDays));
  return forgetInBatches((most) => deleteDeliveriesBefore(db, before, most));
};
