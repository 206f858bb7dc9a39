import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

/** What undoing an import does to a product; the last three leave it as it is. */
export type UndoOutcome = "remove" | "put_back" | "listed" | "changed" | "gone";

export interface UndoneProduct {
  id: Id;
  sku: string;
  name: string;
  /** How many stores list it. */
  stores: number;
  outcome: UndoOutcome;
}

const nextStatement = `SELECT product_id AS id FROM import_changes
  WHERE import_id = $1 AND ($2::uuid IS NULL OR product_id > $2) ORDER BY product_id LIMIT $3`;

/** The next products, sorted by id. */
export const findChanged = (
  db: Db,
  importId: number,
  limit: number,
  after: Id | undefined,
): Promise<{ id: Id }[]> => prepared(db, "next-changed", nextStatement, [importId, after ?? null, limit]);

export async function countChanged(db: Db, importId: number): Promise<number> {
  const statement = "SELECT count(*)::int AS n FROM import_changes WHERE import_id = $1";
  const [row] = await prepared<{ n: number }>(db, "count-changed", statement, [importId]);
  return row?.n ?? 0;
}

/** Locks products in the order an import does. Two undos of the same import wait for each other here too. */
export async function lockProducts(tx: Db, ids: Id[]): Promise<void> {
  const statement = "SELECT id FROM products WHERE id = ANY($1) ORDER BY sku FOR UPDATE";
  await prepared(tx, "lock-products-by-id", statement, [ids]);
}

const didMoreThanCount = `(c.name IS NOT NULL OR c.description IS NOT NULL OR c.category IS NOT NULL
  OR c.brand IS NOT NULL OR c.price IS NOT NULL OR c.wholesale_price IS NOT NULL OR c.repictured)`;
const isAsMade = `CASE WHEN c.created OR ${didMoreThanCount} THEN p.revision = c.made
  ELSE p.stock IS NOT DISTINCT FROM c.made_stock END`;

const outcomesStatement = `
  SELECT c.product_id AS id, coalesce(p.sku, '') AS sku, coalesce(p.name, '') AS name, l.stores, CASE
      WHEN p.id IS NULL THEN 'gone'
      WHEN c.created AND l.stores > 0 THEN 'listed'
      WHEN NOT ${isAsMade} THEN 'changed'
      WHEN c.created THEN 'remove'
      ELSE 'put_back'
    END AS outcome
  FROM import_changes c LEFT JOIN products p ON p.id = c.product_id,
    LATERAL (SELECT count(*)::int AS stores FROM listings WHERE product_id = c.product_id) l
  WHERE c.import_id = $1 AND c.product_id = ANY($2) ORDER BY c.product_id`;

export const findOutcomes = (db: Db, importId: number, ids: Id[]): Promise<UndoneProduct[]> =>
  prepared(db, "find-fates", outcomesStatement, [importId, ids]);

/** Fails if a store has listed one of them meanwhile. */
export async function removeCreated(tx: Db, ids: Id[]): Promise<void> {
  await prepared(tx, "remove-created", "DELETE FROM products WHERE id = ANY($1)", [ids]);
}

// A stock that has changed since the import reflects sales, so it stays.
const putBackStatement = `
  UPDATE products p SET name = coalesce(c.name, p.name), description = coalesce(c.description, p.description),
    category = coalesce(c.category, p.category), brand = coalesce(c.brand, p.brand),
    price = coalesce(c.price, p.price), wholesale_price = coalesce(c.wholesale_price, p.wholesale_price),
    stock = CASE WHEN p.stock IS NOT DISTINCT FROM c.made_stock THEN c.stock ELSE p.stock END,
    image_url = CASE WHEN c.repictured THEN c.image_url ELSE p.image_url END,
    source_image_url = CASE WHEN c.repictured THEN c.source_image_url ELSE p.source_image_url END,
    updated_at = $3
  FROM import_changes c WHERE c.import_id = $1 AND c.product_id = p.id AND p.id = ANY($2)`;

export async function restoreProducts(tx: Db, importId: number, ids: Id[], now: Date): Promise<void> {
  await prepared(tx, "put-back-products", putBackStatement, [importId, ids, now]);
}

/** Deletes the recorded changes of these products, which are no longer needed. */
export async function dropChanges(tx: Db, importId: number, ids: Id[]): Promise<void> {
  const statement = "DELETE FROM import_changes WHERE import_id = $1 AND product_id = ANY($2)";
  await prepared(tx, "drop-changes", statement, [importId, ids]);
}
