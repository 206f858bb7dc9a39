import type { Deps } from "#kernel/deps.ts";
import { findImportRow, findLastImport, type ImportRow } from "./imports.repository.ts";
import { countChanged } from "./undo-import.repository.ts";

/**
 * An import with the number of products it can still be undone for; "last" is the last one that is not
 * undone.
 */
export async function findImport(
  { db }: Pick<Deps, "db">,
  which: number | "last",
): Promise<(ImportRow & { undoable: number }) | undefined> {
  const found = which === "last" ? await findLastImport(db) : await findImportRow(db, which);
  return found && { ...found, undoable: await countChanged(db, found.id) };
}
