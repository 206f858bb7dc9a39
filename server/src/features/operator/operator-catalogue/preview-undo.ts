import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { UndoPreviewLine } from "@solodesk/contract/operator/operator-catalogue.ts";
import { findImport } from "#features/catalog/catalog/import/find-import.ts";
import { importState } from "#features/catalog/catalog/import/list-imports.ts";
import { undoImport } from "#features/catalog/catalog/import/undo-import.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

const MOST_STAYING = 20;

/** Finds out what undoing an import would do, until `signal` says that nobody waits for it. */
export async function previewUndo(
  deps: Deps,
  { id, undoable }: { id: number; undoable: number },
  write: (line: UndoPreviewLine) => void,
  signal: AbortSignal,
): Promise<void> {
  const progress = (seen: number) => write({ type: "progress", percent: percentOf(seen, undoable) });
  const { removed, putBack, listed, changed, staying } = await undoImport(deps, id, {
    dryRun: true,
    progress,
    signal,
  });
  const named = staying.slice(0, MOST_STAYING).map(({ sku, name, stores }) => ({ sku, name, stores }));
  write({ type: "outcome", removed, restored: putBack, listed, changed, staying: named });
}

/** 99 until it is done. */
export const percentOf = (seen: number, all: number): number =>
  all === 0 ? 0 : Math.min(99, Math.floor((seen / all) * 100));

/** Throws "not_found", and "invalid_transition" if nothing can be undone any more. */
export async function requireUndoable(
  deps: Pick<Deps, "db">,
  id: number,
): Promise<{ id: number; undoable: number }> {
  const found = await findImport(deps, id);
  if (!found) throw new AppError("not_found");
  const state = importState(found);
  if (state === "undoing")
    throw new AppError("invalid_transition", { message: t("This import is already being undone.") });
  if (state !== "undoable" && state !== "unfinished")
    throw new AppError("invalid_transition", { message: t("This import can't be undone any more.") });
  return found;
}
