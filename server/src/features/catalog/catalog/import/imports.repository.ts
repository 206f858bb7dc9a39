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
  /** When somebody first asked to undo it: from then on it saves nothing more. */
  undoStartedAt: string | null;
  /** How many products the undo has processed. */
  undoProcessed: number;
  /** Its changes are no longer stored, so it cannot be undone. */
  forgotten: boolean;
}

const columns = `id, file, started_at AS "startedAt", ended_at AS "endedAt", created, updated, unchanged, refused,
  undone_at AS "undoneAt", undo_started_at AS "undoStartedAt", undo_processed AS "undoProcessed", forgotten`;

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

/** Locks an import until the transaction ends; returns whether it may still save products. */
export async function lockRunning(tx: Db, id: number): Promise<boolean> {
  const statement = "SELECT undo_started_at IS NULL AS running FROM imports WHERE id = $1 FOR NO KEY UPDATE";
  const [row] = await prepared<{ running: boolean }>(tx, "lock-running-import", statement, [id]);
  return row?.running ?? false;
}

/**
 * Waits for the batch that the import is saving; it saves none after that. `until` claims the undo for this process. Returns how many
 * products an earlier run has processed.
 */
export async function startUndo(db: Db, id: number, now: Date, until: Date | null): Promise<number> {
  const statement = `UPDATE imports SET undo_started_at = coalesce(undo_started_at, $2),
      undo_claimed_until = coalesce($3, undo_claimed_until)
    WHERE id = $1 RETURNING undo_processed AS processed`;
  const [row] = await prepared<{ processed: number }>(db, "start-undo", statement, [id, now, until]);
  return row?.processed ?? 0;
}

/** The started undo that no process works on, the oldest first; it is claimed until then. */
export async function claimUndo(db: Db, now: Date, until: Date): Promise<number | undefined> {
  const statement = `UPDATE imports SET undo_claimed_until = $2 WHERE id = (
      SELECT id FROM imports WHERE undo_started_at IS NOT NULL AND undone_at IS NULL
        AND coalesce(undo_claimed_until <= $1, true)
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id`;
  const [row] = await prepared<{ id: number }>(db, "claim-undo", statement, [now, until]);
  return row?.id;
}

export async function noteUndo(db: Db, id: number, processed: number, until: Date): Promise<void> {
  const statement = "UPDATE imports SET undo_processed = $2, undo_claimed_until = $3 WHERE id = $1";
  await prepared(db, "note-undo", statement, [id, processed, until]);
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
  WHERE NOT forgotten AND (undo_started_at IS NULL OR undone_at IS NOT NULL)
    AND id < (SELECT id FROM imports WHERE created + updated > 0 ORDER BY id DESC OFFSET $1 LIMIT 1)`;
const deleteStatement = `DELETE FROM import_changes WHERE (import_id, product_id) IN (
    SELECT import_id, product_id FROM import_changes
    WHERE import_id < (SELECT min(id) FROM imports WHERE NOT forgotten) LIMIT $1
  ) RETURNING 1`;

/**
 * Marks all but the last `kept` imports that changed something as impossible to undo. One that is being undone needs its changes
 * until it is done.
 */
export async function forgetImports(db: Db, kept: number): Promise<void> {
  await prepared(db, "forget-imports", forgetStatement, [kept - 1]);
}

/** Deletes at most `limit` rows, so that no statement takes long; returns how many. */
export const deleteForgotten = async (db: Db, limit: number): Promise<number> =>
  (await prepared(db, "delete-forgotten", deleteStatement, [limit])).length;
