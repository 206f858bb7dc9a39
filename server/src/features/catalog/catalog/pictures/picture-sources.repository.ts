import { type Db, prepared } from "#kernel/database/db.ts";

interface Unpictured {
  sku: string;
  source: string;
}

const unpicturedStatement = `SELECT sku, source_image_url AS source FROM products
  WHERE store_id IS NULL AND sku = ANY($1) AND source_image_url IS NOT NULL AND image_url IS NULL ORDER BY sku`;

/** Those of these products whose picture has not been fetched. */
export const findUnpictured = (db: Db, skus: string[]): Promise<Unpictured[]> =>
  prepared(db, "find-unpictured", unpicturedStatement, [skus]);

const fetchedStatement = `SELECT image_url AS url FROM products
  WHERE source_image_url = $1 AND image_upload IS NOT NULL LIMIT 1 FOR SHARE`;

/**
 * The picture that was fetched from `source` for another product, which keeps showing it until the
 * transaction ends.
 */
export async function findFetchedPicture(tx: Db, source: string): Promise<string | undefined> {
  const [row] = await prepared<{ url: string }>(tx, "find-kept-picture", fetchedStatement, [source]);
  return row?.url;
}

const showStatement = `UPDATE products p SET image_url = $2, updated_at = $4
  FROM (
    SELECT id FROM products WHERE store_id IS NULL AND sku = ANY($3) AND source_image_url = $1 AND image_url IS NULL ORDER BY sku FOR UPDATE
  ) shown
  WHERE p.id = shown.id RETURNING p.id`;

interface Shown {
  source: string;
  url: string;
  skus: string[];
  now: Date;
}

/**
 * Shows the picture on those of these products that still have this source and no picture yet; returns how
 * many.
 */
export const showPicture = async (db: Db, { source, url, skus, now }: Shown): Promise<number> =>
  (await prepared(db, "show-picture", showStatement, [source, url, skus, now])).length;
