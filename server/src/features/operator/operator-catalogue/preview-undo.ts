import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ImportUndo } from "@solodesk/contract/operator/operator-catalogue.ts";
import { findImport } from "#features/catalog/catalog/import/find-import.ts";
import { importState } from "#features/catalog/catalog/import/list-imports.ts";
import { type UndoReport, undoImport } from "#features/catalog/catalog/import/undo-import.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

const MOST_STAYING = 20;

/** What undoing an import would do. Throws what `requireUndoable` throws. */
export async function previewUndo(deps: Deps, id: number): Promise<ImportUndo> {
  await requireUndoable(deps, id);
  return toImportUndo(await undoImport(deps, id, { dryRun: true }));
}

/** Throws "not_found", and "invalid_transition" if nothing can be undone any more. */
export async function requireUndoable(deps: Pick<Deps, "db">, id: number): Promise<void> {
  const found = await findImport(deps, id);
  if (!found) throw new AppError("not_found");
  const state = importState(found);
  if (state !== "undoable" && state !== "unfinished")
    throw new AppError("invalid_transition", { message: t("This import can't be undone any more.") });
}

export const toImportUndo = ({ removed, putBack, listed, changed, staying }: UndoReport): ImportUndo => ({
  removed,
  restored: putBack,
  listed,
  changed,
  staying: staying.slice(0, MOST_STAYING).map(({ sku, name, stores }) => ({ sku, name, stores })),
});
