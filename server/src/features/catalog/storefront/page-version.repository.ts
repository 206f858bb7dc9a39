import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

export interface PageVersion {
  storeId: Id;
  /** The store's address, which may not be the one that was asked for. */
  websiteUrl: string;
  languages: Store["languages"];
  /**
   * Differs between any two states of the store, its services, the first active listings and their products.
   */
  version: string;
}

/** Differs between any two stocks of the variants of a product `p`: its own is null if one of them isn't counted. */
export const variantStock = `CASE WHEN p.options <> '[]' THEN (
    SELECT sum(hashtextextended(concat_ws(' ', v.id, v.stock), 0)) FROM product_variants v WHERE v.product_id = p.id
  ) END`;

// The store's version grows with every change by the seller, which includes what they agreed to. What a
// product shows without being agreed to, its stock and our copy of its picture, is hashed, so that nothing
// has to be written for it: otherwise a sale of a product that a thousand stores list would have to touch all
// their rows. Rows hash to 64 bits, so two shelves have the same sum with a chance of one in 10^19.
export const pageVersionStatement = `
  SELECT s.id AS "storeId", s.website_url AS "websiteUrl", s.languages, concat_ws('-', s.version, shelf.count, shelf.hash) AS version
  FROM website_urls u JOIN stores s ON s.id = u.store_id, LATERAL (
    SELECT (SELECT count(*) FROM listings WHERE store_id = s.id AND active) AS count,
      sum(hash_record_extended(shown, 0)) AS hash
    FROM (
      SELECT p.id, p.sku, p.stock, shown_picture(a, p), l.id AS listing_id, l.list_price, l.added_at,
        ${variantStock} AS variants
      FROM listings l JOIN products p ON p.id = l.product_id
        JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
      WHERE l.id = ANY(ARRAY(SELECT id FROM listings WHERE store_id = s.id AND active ORDER BY id
        LIMIT (SELECT $2::int)))
    ) shown
  ) shelf
  WHERE u.website_url = $1 AND s.published`;

/**
 * Also finds a store by an address it once had; undefined for an unknown or unpublished store. Hashes only as
 * many listings as the page shows, however many there are.
 */
export async function findPageVersion(
  db: Db,
  websiteUrl: string,
  listings: number,
): Promise<PageVersion | undefined> {
  const [row] = await prepared<PageVersion>(db, "page-version", pageVersionStatement, [websiteUrl, listings]);
  return row;
}
