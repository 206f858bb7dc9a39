import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { redeliverAnyEvent } from "#features/identity/webhooks/redeliver-any-event.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required", "not_found", and "invalid_transition" if the webhook is off. */
export async function redeliverOperatorEvent(deps: Deps, operator: SessionUser, id: Id): Promise<void> {
  await requireConfirmed(deps, operator);
  await redeliverAnyEvent(deps, id);
  deps.log.info({ operator: operator.id, delivery: id }, "an operator sent an event again");
}
