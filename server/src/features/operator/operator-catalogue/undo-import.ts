import { sendUndo } from "#features/catalog/catalog/import/undo-started.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { requireUndoable } from "./preview-undo.ts";

/** Throws "confirmation_required", "not_found", and "invalid_transition" if nothing can be undone any more. */
export async function undoOperatorImport(deps: Deps, operator: SessionUser, id: number): Promise<void> {
  await requireConfirmed(deps, operator);
  await requireUndoable(deps, id);
  await sendUndo(deps, id);
  deps.log.info({ operator: operator.id, import: id }, "an operator started to undo an import");
}
