import type { ImportUndo } from "@solodesk/contract/operator/operator-catalogue.ts";
import { undoImport } from "#features/catalog/catalog/import/undo-import.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { requireUndoable, toImportUndo } from "./preview-undo.ts";

/** Throws "confirmation_required", "not_found", and "invalid_transition" if nothing can be undone any more. */
export async function undoOperatorImport(deps: Deps, operator: SessionUser, id: number): Promise<ImportUndo> {
  await requireConfirmed(deps, operator);
  await requireUndoable(deps, id);
  const outcome = toImportUndo(await undoImport(deps, id));
  const { removed, restored } = outcome;
  deps.log.info({ operator: operator.id, import: id, removed, restored }, "an operator undid an import");
  return outcome;
}
