import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { countImports, findImports, type ImportRow } from "./imports.repository.ts";

export type { ImportRow };

/** The newest first. */
export const listImports = (
  { db }: Pick<Deps, "db">,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ImportRow[]> => findImports(db, { limit, offset });

/** How many imports there were, and how many products the catalogue has. */
export const sumImports = (db: Db): Promise<{ imports: number; products: number }> => countImports(db);

/** What can be done about an import. "unfinished": it runs, or ended early, and can be undone. */
export function importState({ created, updated, endedAt, undoneAt, undoStartedAt, forgotten }: ImportRow) {
  if (undoneAt !== null) return "undone";
  if (undoStartedAt !== null) return "undoing";
  if (created + updated === 0) return "unchanged";
  if (forgotten) return "too_old";
  return endedAt === null ? "unfinished" : "undoable";
}
