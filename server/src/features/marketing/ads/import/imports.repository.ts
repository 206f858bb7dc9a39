import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AdImport } from "@solodesk/contract/marketing/ads.ts";
import { type Db, execute } from "#kernel/database/db.ts";

interface NewImport {
  id: Id;
  storeId: Id;
  fileName: string;
  fileHash: string;
  platform: string;
  rows: number;
  at: Date;
}

export async function insertAdImport(tx: Db, one: NewImport): Promise<void> {
  await execute(
    tx,
    `INSERT INTO ad_imports (store_id, id, file_name, file_hash, platform, rows, imported, at)
     VALUES ($1, $2, $3, $4, $5, $6, 0, $7)`,
    [one.storeId, one.id, one.fileName, one.fileHash, one.platform, one.rows, one.at],
  );
}

/** Stores the number of rows. Deletes an import that changed nothing. */
export async function endAdImport(tx: Db, id: Id, imported: number): Promise<void> {
  if (imported === 0) await execute(tx, "DELETE FROM ad_imports WHERE id = $1", [id]);
  else await execute(tx, "UPDATE ad_imports SET imported = $2 WHERE id = $1", [id, imported]);
}

export async function listImportRows(
  db: Db,
  storeId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdImport[]; count: number }> {
  const { rows } = await execute(
    db,
    `SELECT id, file_name, platform, rows, imported, at, undone_at, count(*) OVER ()::int AS count
     FROM ad_imports WHERE store_id = $1 ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3`,
    [storeId, limit, offset],
  );
  if (rows.length === 0 && offset > 0) return { rows: [], count: await countImports(db, storeId) };
  return { rows: rows.map(toImport), count: rows[0]?.count ?? 0 };
}

async function countImports(db: Db, storeId: Id): Promise<number> {
  const { rows } = await execute(db, "SELECT count(*)::int AS n FROM ad_imports WHERE store_id = $1", [
    storeId,
  ]);
  return rows[0]?.n ?? 0;
}

const toImport = ({
  count: _count,
  at,
  undone_at,
  ...row
}: AdImport & { count: number } & Record<"at" | "undone_at", string>): AdImport => ({
  ...row,
  at: new Date(at).toISOString(),
  undone_at: undone_at === null ? null : new Date(undone_at).toISOString(),
});

/** Locks an import. Returns undefined if it is unknown or undone. */
export async function lockImport(tx: Db, storeId: Id, id: Id): Promise<{ id: Id } | undefined> {
  const { rows } = await execute(
    tx,
    "SELECT id FROM ad_imports WHERE store_id = $1 AND id = $2 AND undone_at IS NULL FOR UPDATE",
    [storeId, id],
  );
  return rows[0];
}

/**
 * Undoes an import. Values that come from it are set back to those it replaced, or deleted if it replaced
 * none. If a later import has replaced its values, that import's record of replaced values is changed in the
 * same way.
 */
export async function undoValues(
  tx: Db,
  storeId: Id,
  id: Id,
  now: Date,
): Promise<{ removed: number; restored: number }> {
  await execute(tx, "SET LOCAL statement_timeout = '5min'");
  const values =
    "impressions = r.impressions, clicks = r.clicks, spend = r.spend, conversions = r.conversions";
  const restored = await execute(
    tx,
    `UPDATE ad_spend AS s SET ${values}, import_id = r.earlier_import_id FROM ad_spend_replaced r
     WHERE s.store_id = $1 AND s.import_id = $2 AND r.import_id = $2 AND r.day = s.day AND r.campaign_id = s.campaign_id`,
    [storeId, id],
  );
  const removed = await execute(tx, "DELETE FROM ad_spend WHERE store_id = $1 AND import_id = $2", [
    storeId,
    id,
  ]);
  await execute(
    tx,
    `UPDATE ad_spend_replaced AS later SET ${values}, earlier_import_id = r.earlier_import_id FROM ad_spend_replaced r
     WHERE later.earlier_import_id = $1 AND r.import_id = $1 AND r.day = later.day AND r.campaign_id = later.campaign_id`,
    [id],
  );
  // If it had replaced nothing, later imports have nothing left to restore.
  await execute(tx, "DELETE FROM ad_spend_replaced WHERE earlier_import_id = $1", [id]);
  await execute(tx, "DELETE FROM ad_spend_replaced WHERE import_id = $1", [id]);
  await execute(tx, "UPDATE ad_imports SET undone_at = $2 WHERE id = $1", [id, now]);
  return { removed: removed.rowCount ?? 0, restored: restored.rowCount ?? 0 };
}
