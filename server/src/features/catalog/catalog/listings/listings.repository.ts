// Each change is one statement, and therefore all or nothing. It writes the store's row first, as the row's
// version requires (0003-store.sql), so that two changes of one store wait for each other instead of
// deadlocking.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, shelfColumns, withAgreed } from "../product-row.ts";

export interface ListingChange {
  storeId: Id | null;
  /** Ids that no product has; if there are any, nothing was changed. */
  missing: Id[];
  /** Products whose own price would be below wholesale; if there are any, nothing was changed. */
  tooLow: Id[];
  /** How many products were not listed before. */
  added: number;
}

/** $1 is the user, $2 the products, $3 now. Own products are no part of the shared catalogue: they count as missing. */
const changeOf = (wanted: string) => `
  WITH wanted AS (${wanted}),
  missing AS (
    SELECT id FROM wanted WHERE NOT EXISTS (SELECT FROM products p WHERE p.id = wanted.id AND p.store_id IS NULL)
  ),
  too_low AS (SELECT w.id FROM wanted w JOIN products p ON p.id = w.id WHERE w.list_price < p.wholesale_price),
  store AS (
    UPDATE stores SET updated_at = $3
    WHERE user_id = $1 AND NOT EXISTS (SELECT FROM missing) AND NOT EXISTS (SELECT FROM too_low) RETURNING id
  )`;
const outcome = (added: string) => `
  SELECT (SELECT id FROM stores WHERE user_id = $1) AS "storeId", ARRAY(SELECT id::text FROM missing) AS missing,
    ARRAY(SELECT id::text FROM too_low) AS "tooLow", ${added} AS added`;

const selected = `
  SELECT * FROM unnest($2::uuid[], $4::uuid[], $5::bigint[], $6::boolean[]) AS w (id, listing_id, list_price, active)`;

const insertStatement = `${changeOf(selected)}, added AS (
    INSERT INTO listings (store_id, product_id, id, list_price, active, added_at)
    SELECT store.id, p.id, w.listing_id, coalesce(w.list_price, greatest(p.price, p.wholesale_price)), w.active, $3
    FROM store, wanted w JOIN products p ON p.id = w.id ORDER BY w.listing_id
    ON CONFLICT (store_id, product_id) DO NOTHING RETURNING 1
  )
  ${outcome("(SELECT count(*)::int FROM added)")}`;

const deleteStatement = `${changeOf("SELECT id, NULL::bigint AS list_price FROM unnest($2::uuid[]) AS w (id)")}, gone AS (
    DELETE FROM listings l USING store, wanted w WHERE l.store_id = store.id AND l.product_id = w.id
  )
  ${outcome("0")}`;

const runChange = async (db: Db, name: string, text: string, values: unknown[]): Promise<ListingChange> => {
  const [row] = await prepared<ListingChange>(db, name, text, values);
  return row ?? { storeId: null, missing: [], tooLow: [], added: 0 };
};

export interface ListingSelection {
  userId: Id;
  productIds: Id[];
  /** One for each product, in the order that the listings are to have. */
  listingIds: Id[];
  /** Null for the catalogue's price, or the wholesale price where that is higher. */
  listPrices: (number | null)[];
  actives: boolean[];
  now: Date;
}

export const insertListings = (
  db: Db,
  { userId, productIds, listingIds, listPrices, actives, now }: ListingSelection,
): Promise<ListingChange> =>
  runChange(db, "select-products", insertStatement, [
    userId,
    productIds,
    now,
    listingIds,
    listPrices,
    actives,
  ]);

export const deleteListings = (
  db: Db,
  { userId, productIds, now }: Pick<ListingSelection, "userId" | "productIds" | "now">,
): Promise<ListingChange> => runChange(db, "unselect-products", deleteStatement, [userId, productIds, now]);

// In the order they were picked, so that later additions never move a page that was read already. As
// subqueries, LIMIT and OFFSET keep the planner from planning every call again.
const activeStatement = `
  SELECT l.*, t.total FROM
    (SELECT count(*)::int AS total FROM listings WHERE store_id = $1 AND active) t
    LEFT JOIN (
      SELECT ${shelfColumns}, '{}'::text[] AS changes FROM listings l ${withAgreed}
      WHERE l.id = ANY(ARRAY(SELECT id FROM listings WHERE store_id = $1 AND active ORDER BY id
        LIMIT (SELECT $2::int) OFFSET (SELECT $3::int)))
    ) l ON true
  ORDER BY l.listing_id`;

/** A page past the end is one row that carries the total and no product. */
type PageRow = [...ListedRow, total: number];

interface Slice {
  limit: number;
  offset: number;
}

/** The listings of a store that its public page shows. */
export async function findActiveListings(
  db: Db,
  storeId: Id,
  { limit, offset }: Slice,
): Promise<{ rows: PageRow[]; total: number }> {
  const values = [storeId, limit, offset];
  const page = await preparedTuples<PageRow>(db, "list-active-listings", activeStatement, values);
  const [first] = page;
  return { total: first?.[21] ?? 0, rows: first?.[0] ? page : [] };
}
