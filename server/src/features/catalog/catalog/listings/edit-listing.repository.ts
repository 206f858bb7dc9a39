import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, listedColumns, withAgreed } from "../product-row.ts";

const statement = `
  WITH wanted AS (
    SELECT l.store_id, l.product_id FROM listings l JOIN products p ON p.id = l.product_id
    WHERE l.store_id = $1 AND (l.id = $2 OR l.product_id = $2)
      AND ($3::bigint IS NULL OR p.options = '[]' AND $3::bigint >= p.wholesale_price AND coalesce($3::bigint < p.compare_at, true))
  ),
  changed AS (
    UPDATE listings l SET list_price = coalesce($3, l.list_price), active = coalesce($4, l.active)
    FROM wanted WHERE l.store_id = wanted.store_id AND l.product_id = wanted.product_id
    RETURNING l.*
  )
  SELECT ${listedColumns} FROM changed l ${withAgreed}`;

interface ListingEdit {
  /** Locked by raiseStoreVersion, so that no edit of an own product comes between the check of the price and its writing. */
  storeId: Id;
  /** The id of the product or of the listing. */
  id: Id;
  /** Null leaves it as it is. */
  listPrice: number | null;
  active: boolean | null;
}

/** Undefined when the store does not list it, or doesn't allow this price: `findPriceLimits` says why. */
export async function updateListing(
  db: Db,
  { storeId, id, listPrice, active }: ListingEdit,
): Promise<ListedRow | undefined> {
  const values = [storeId, id, listPrice, active];
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
  SELECT p.wholesale_price, p.compare_at, p.options <> '[]' FROM listings l JOIN products p ON p.id = l.product_id
  WHERE l.store_id = $1 AND (l.id = $2 OR l.product_id = $2)`;

/** Undefined when the store does not list it. */
export async function findPriceLimits(
  db: Db,
  { storeId, id }: Pick<ListingEdit, "storeId" | "id">,
): Promise<PriceLimits | undefined> {
  type Row = [wholesale: string, compareAt: string | null, hasVariants: boolean];
  const [row] = await preparedTuples<Row>(db, "price-limits-of-listing", limitsStatement, [storeId, id]);
  if (!row) return undefined;
  const [wholesale, compareAt, hasVariants] = row;
  return {
    wholesale: Number(wholesale),
    compareAt: compareAt === null ? null : Number(compareAt),
    hasVariants,
  };
}
