import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { deleteMessages } from "#features/platform/support/delete-messages.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required" and "not_found". */
export async function removeOperatorMessage(deps: Deps, operator: SessionUser, id: Id): Promise<void> {
  await requireConfirmed(deps, operator);
  if ((await deleteMessages(deps.db, { ids: [id] })) === 0) throw new AppError("not_found");
  deps.log.info({ operator: operator.id, message: id }, "an operator deleted a message");
}
