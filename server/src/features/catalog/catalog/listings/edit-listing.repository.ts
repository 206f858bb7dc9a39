import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, listedColumns, withAgreed } from "../product-row.ts";

// Writes the store's row first, as its version requires (0003-store.sql).
const statement = `
  WITH wanted AS (
    SELECT l.store_id, l.product_id FROM listings l JOIN stores s ON s.id = l.store_id
      JOIN products p ON p.id = l.product_id
    WHERE s.user_id = $1 AND (l.id = $2 OR l.product_id = $2)
      AND ($3::bigint IS NULL OR p.options = '[]' AND $3::bigint >= p.wholesale_price AND coalesce($3::bigint < p.compare_at, true))
  ),
  store AS (UPDATE stores SET updated_at = $5 FROM wanted WHERE id = wanted.store_id RETURNING id),
  changed AS (
    UPDATE listings l SET list_price = coalesce($3, l.list_price), active = coalesce($4, l.active)
    FROM store, wanted WHERE l.store_id = store.id AND l.product_id = wanted.product_id
    RETURNING l.*
  )
  SELECT ${listedColumns} FROM changed l ${withAgreed}`;

interface ListingEdit {
  userId: Id;
  /** The id of the product or of the listing. */
  id: Id;
  /** Null leaves it as it is. */
  listPrice: number | null;
  active: boolean | null;
  now: Date;
}

/** Undefined when the caller's store does not list it, or doesn't allow this price: `findPriceLimits` says why. */
export async function updateListing(
  db: Db,
  { userId, id, listPrice, active, now }: ListingEdit,
): Promise<ListedRow | undefined> {
  const values = [userId, id, listPrice, active, now];
  const [row] = await preparedTuples<ListedRow>(db, "edit-listing", statement, values);
  return row;
}

const ownStatement = `
  WITH own AS (
    UPDATE products SET price = $2, updated_at = $3 WHERE id = $1 AND store_id IS NOT NULL RETURNING id, store_id
  )
  UPDATE agreed_products a SET price = $2 FROM own WHERE a.store_id = own.store_id AND a.product_id = own.id`;

/** The price of an own product is its only one, so what its seller agreed to has it too. Must follow `updateListing`. */
export async function updateOwnPrice(tx: Db, productId: Id, price: number, now: Date): Promise<void> {
  await prepared(tx, "edit-own-price", ownStatement, [productId, price, now]);
}

export interface PriceLimits {
  /** What a listed product costs its seller. The amounts are in minor units. */
  wholesale: number;
  /** A lower price than this is shown beside it. */
  compareAt: number | null;
  /** The prices are those of its variants. */
  hasVariants: boolean;
}

const limitsStatement = `
  SELECT p.wholesale_price, p.compare_at, p.options <> '[]' FROM listings l JOIN stores s ON s.id = l.store_id JOIN products p ON p.id = l.product_id
  WHERE s.user_id = $1 AND (l.id = $2 OR l.product_id = $2)`;

/** Undefined when the caller's store does not list it. */
export async function findPriceLimits(
  db: Db,
  { userId, id }: Pick<ListingEdit, "userId" | "id">,
): Promise<PriceLimits | undefined> {
  type Row = [wholesale: string, compareAt: string | null, hasVariants: boolean];
  const [row] = await preparedTuples<Row>(db, "price-limits-of-listing", limitsStatement, [userId, id]);
  if (!row) return undefined;
  const [wholesale, compareAt, hasVariants] = row;
  return {
    wholesale: Number(wholesale),
    compareAt: compareAt === null ? null : Number(compareAt),
    hasVariants,
  };
}
