import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, listedColumns, withAgreed } from "../product-row.ts";

// Writes the store's row first, as its version requires (0003-store.sql).
const statement = `
  WITH wanted AS (
    SELECT l.store_id, l.product_id FROM listings l JOIN stores s ON s.id = l.store_id
      JOIN products p ON p.id = l.product_id
    WHERE s.user_id = $1 AND (l.id = $2 OR l.product_id = $2) AND coalesce($3 >= p.wholesale_price, true)
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

/** Undefined when the caller's store does not list it, or the price is below wholesale. */
export async function updateListing(
  db: Db,
  { userId, id, listPrice, active, now }: ListingEdit,
): Promise<ListedRow | undefined> {
  const values = [userId, id, listPrice, active, now];
  const [row] = await preparedTuples<ListedRow>(db, "edit-listing", statement, values);
  return row;
}

const wholesaleStatement = `
  SELECT p.wholesale_price FROM listings l JOIN stores s ON s.id = l.store_id JOIN products p ON p.id = l.product_id
  WHERE s.user_id = $1 AND (l.id = $2 OR l.product_id = $2)`;

/** What a listed product costs its seller, in minor units; undefined when the caller's store does not list it. */
export async function findWholesale(
  db: Db,
  { userId, id }: Pick<ListingEdit, "userId" | "id">,
): Promise<number | undefined> {
  const [row] = await preparedTuples<[price: string]>(db, "wholesale-of-listing", wholesaleStatement, [
    userId,
    id,
  ]);
  return row && Number(row[0]);
}
