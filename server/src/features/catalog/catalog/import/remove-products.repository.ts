// Own products of sellers are no part of the shared catalogue, and no removal reaches them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

export interface Affected {
  products: number;
  /** How many of them at least one store lists, and how many stores these are. */
  listed: number;
  stores: number;
}

const listed = "count(DISTINCT l.product_id)::int AS listed, count(DISTINCT l.store_id)::int AS stores";
const affectedByAll = `SELECT (SELECT count(*)::int FROM products WHERE store_id IS NULL) AS products, ${listed}
  FROM products p JOIN listings l ON l.product_id = p.id WHERE p.store_id IS NULL`;
const affectedBySome = `SELECT (SELECT count(*)::int FROM products WHERE store_id IS NULL AND sku = ANY($1)) AS products, ${listed}
  FROM products p JOIN listings l ON l.product_id = p.id WHERE p.store_id IS NULL AND p.sku = ANY($1)`;

const NONE: Affected = { products: 0, listed: 0, stores: 0 };

/** What removing these products would affect; without `skus`, removing the whole catalogue. */
export async function findAffected(db: Db, skus?: string[]): Promise<Affected> {
  const [row] =
    skus === undefined
      ? await prepared<Affected>(db, "affected-by-all", affectedByAll, [])
      : await prepared<Affected>(db, "affected-by-some", affectedBySome, [skus]);
  return row ?? NONE;
}

/** The SKUs that no product has. */
export async function findUnknown(db: Db, skus: string[]): Promise<string[]> {
  const statement = `SELECT sku FROM unnest($1::text[]) AS wanted (sku)
    WHERE NOT EXISTS (SELECT FROM products p WHERE p.store_id IS NULL AND p.sku = wanted.sku)`;
  const rows = await prepared<{ sku: string }>(db, "unknown-skus", statement, [skus]);
  return rows.map(({ sku }) => sku);
}

/** The next SKUs after `after`, in order. A SKU is never empty, so "" starts at the first. */
export async function findSkus(db: Db, limit: number, after = ""): Promise<string[]> {
  const statement = "SELECT sku FROM products WHERE store_id IS NULL AND sku > $2 ORDER BY sku LIMIT $1";
  const rows = await prepared<{ sku: string }>(db, "next-skus", statement, [limit, after]);
  return rows.map(({ sku }) => sku);
}

// Writes the rows of the stores first, as their version requires (0003-store.sql), in one order for all who
// do this; then locks the products in the order an import does. Deletes only listings of those stores: if
// another store lists a product meanwhile, the last statement fails.
const storesStatement = `
  UPDATE stores SET updated_at = $2 WHERE id = ANY(ARRAY(
    SELECT s.id FROM stores s WHERE EXISTS (
      SELECT FROM listings l JOIN products p ON p.id = l.product_id WHERE l.store_id = s.id
        AND p.store_id IS NULL AND p.sku = ANY($1)
    ) ORDER BY s.id FOR UPDATE
  )) RETURNING id`;
const lockStatement =
  "SELECT id FROM products WHERE store_id IS NULL AND sku = ANY($1) ORDER BY sku FOR UPDATE";
const listingsStatement = "DELETE FROM listings WHERE product_id = ANY($1) AND store_id = ANY($2)";
const productsStatement = "DELETE FROM products WHERE id = ANY($1) RETURNING id";

const idsOf = (rows: { id: Id }[]): Id[] => rows.map(({ id }) => id);

/** Deletes products with all their listings; returns how many there were. Needs a transaction. */
export async function deleteProducts(tx: Db, skus: string[], now: Date): Promise<number> {
  const stores = idsOf(await prepared(tx, "touch-listing-stores", storesStatement, [skus, now]));
  const ids = idsOf(await prepared(tx, "lock-products", lockStatement, [skus]));
  await prepared(tx, "delete-listings-of", listingsStatement, [ids, stores]);
  return (await prepared(tx, "delete-products", productsStatement, [ids])).length;
}
