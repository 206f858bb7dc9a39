import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import { importState, listImports, sumImports } from "#features/catalog/catalog/import/list-imports.ts";
import type { Deps } from "#kernel/deps.ts";
import { percentOf } from "./preview-undo.ts";

/** The imports into the shared catalogue, newest first, and how many products it has. */
export async function listOperatorImports(
  { db }: Pick<Deps, "db">,
  page: Parsed<typeof operatorCatalogue.listImports>["query"],
): Promise<Answer<typeof operatorCatalogue.listImports>> {
  const [rows, { imports, products }] = await Promise.all([
    listImports({ db }, sliceOf(page)),
    sumImports(db),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      file: row.file,
      started_at: new Date(row.startedAt).toISOString(),
      created: row.created,
      updated: row.updated,
      unchanged: row.unchanged,
      refused: row.refused,
      state: importState(row),
      undo_percent:
        importState(row) === "undoing" ? percentOf(row.undoProcessed, row.created + row.updated) : null,
      undone_at: row.undoneAt === null ? null : new Date(row.undoneAt).toISOString(),
    })),
    pagination: paginate(page.page, page.page_size, imports),
    products,
  };
}
