import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { redeliverEvent } from "./redeliver-event.ts";
import { findDeliveryOwner } from "./undelivered.repository.ts";

/** Sends a delivery again, whoever's it is. Throws what `redeliverEvent` throws. */
export async function redeliverAnyEvent(deps: Deps, id: Id): Promise<void> {
  const found = await findDeliveryOwner(deps.db, id);
  if (!found) throw new AppError("not_found");
  await redeliverEvent(deps, { userId: found.userId, id: found.webhookId }, id);
}
