import { type Db, prepared } from "#kernel/database/db.ts";

export interface ImportRow {
  /** The running number that people call the import by. */
  id: number;
  file: string;
  startedAt: string;
  /** Null while it runs, and for good if it ended early. */
  endedAt: string | null;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  undoneAt: string | null;
  /** Its changes are no longer stored, so it cannot be undone. */
  forgotten: boolean;
}

const columns = `id, file, started_at AS "startedAt", ended_at AS "endedAt", created, updated, unchanged, refused,
  undone_at AS "undoneAt", forgotten`;

export async function insertImport(db: Db, file: string, now: Date): Promise<number> {
  const statement = "INSERT INTO imports (file, started_at) VALUES ($1, $2) RETURNING id";
  const [row] = await prepared<{ id: number }>(db, "insert-import", statement, [file, now]);
  if (!row) throw new Error("An import was not recorded.");
  return row.id;
}

/** Records all writes until the transaction ends as changes of this import (0015-catalog.sql). */
export async function writeAsImport(tx: Db, id: number): Promise<void> {
  await prepared(tx, "write-as-import", "SELECT set_config('solodesk.import', $1, true)", [String(id)]);
}

type Counts = Pick<ImportRow, "created" | "updated" | "unchanged">;

export async function addToImport(
  tx: Db,
  id: number,
  { created, updated, unchanged }: Counts,
): Promise<void> {
  const statement = `UPDATE imports SET created = created + $2, updated = updated + $3, unchanged = unchanged + $4
    WHERE id = $1`;
  await prepared(tx, "add-to-import", statement, [id, created, updated, unchanged]);
}

export async function endImport(db: Db, id: number, refused: number, at: Date | null): Promise<void> {
  const statement = "UPDATE imports SET ended_at = $3, refused = $2 WHERE id = $1";
  await prepared(db, "end-import", statement, [id, refused, at]);
}

export async function markUndone(db: Db, id: number, now: Date): Promise<void> {
  await prepared(db, "mark-undone", "UPDATE imports SET undone_at = $2 WHERE id = $1", [id, now]);
}

/** Newest first. */
export const findImports = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportRow[]> =>
  prepared(db, "list-imports", `SELECT ${columns} FROM imports ORDER BY id DESC LIMIT $1 OFFSET $2`, [
    limit,
    offset,
  ]);

/** Counts all imports, and the products of the catalogue. */
export async function countImports(db: Db): Promise<{ imports: number; products: number }> {
  const statement = `SELECT (SELECT count(*)::int FROM imports) AS imports,
    (SELECT coalesce(sum(products), 0)::int FROM category_counts) AS products`;
  const [row] = await prepared<{ imports: number; products: number }>(db, "count-imports", statement, []);
  return row ?? { imports: 0, products: 0 };
}

export async function findImportRow(db: Db, id: number): Promise<ImportRow | undefined> {
  const statement = `SELECT ${columns} FROM imports WHERE id = $1`;
  const [row] = await prepared<ImportRow>(db, "find-import", statement, [id]);
  return row;
}

/** The newest import that changed something and was not undone. */
export async function findLastImport(db: Db): Promise<ImportRow | undefined> {
  const statement = `SELECT ${columns} FROM imports WHERE created + updated > 0 AND undone_at IS NULL
    ORDER BY id DESC LIMIT 1`;
  const [row] = await prepared<ImportRow>(db, "find-last-import", statement, []);
  return row;
}

const forgetStatement = `UPDATE imports SET forgotten = true
  WHERE NOT forgotten AND id < (SELECT id FROM imports WHERE created + updated > 0 ORDER BY id DESC OFFSET $1 LIMIT 1)`;
const deleteStatement = `DELETE FROM import_changes WHERE (import_id, product_id) IN (
    SELECT import_id, product_id FROM import_changes
    WHERE import_id < (SELECT min(id) FROM imports WHERE NOT forgotten) LIMIT $1
  ) RETURNING 1`;

/** Marks all but the last `kept` imports that changed something as impossible to undo. */
export async function forgetImports(db: Db, kept: number): Promise<void> {
  await prepared(db, "forget-imports", forgetStatement, [kept - 1]);
}

/** Deletes at most `limit` rows, so that no statement takes long; returns how many. */
export const deleteForgotten = async (db: Db, limit: number): Promise<number> =>
  (await prepared(db, "delete-forgotten", deleteStatement, [limit])).length;
