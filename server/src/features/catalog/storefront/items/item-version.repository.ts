import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PageKind } from "@solodesk/contract/kernel/slug.ts";
import { type Db, prepared } from "#kernel/database/db.ts";
import { type PageVersion, variantStock } from "../page-version.repository.ts";

/** `version` differs between any two states of the store, of the product or service, and of the related ones. */
export interface ItemVersion extends PageVersion {
  id: Id;
  /** The current one, which may not be the one that was asked for. */
  slug: string;
  /** Other products of the store. */
  related: Id[];
}

const store = `SELECT s.id AS "storeId", s.website_url AS "websiteUrl", s.languages`;
const published = "FROM website_urls u JOIN stores s ON s.id = u.store_id";

/** $2 is a slug, also a former one, $3 an id or null. */
const named = (kind: PageKind, current: string) =>
  `coalesce($3::uuid, (${current} AND slug = $2), (SELECT target_id FROM left_slugs WHERE store_id = s.id AND kind = '${kind}' AND slug = $2))`;

// Related ones are looked for among the next 40 and the previous 40 listings only, however many the store has: first those of
// the same category, the next ones first. The store's version says nothing about stock and our copies of pictures, as in
// page-version.repository.ts.
const productStatement = `
  ${store}, l.product_id AS id, l.slug, related.ids AS related, concat_ws('-', s.version, (
    SELECT sum(hash_record_extended(shown, 0)) FROM (
      SELECT p.id, p.sku, p.stock, shown_picture(a, p), o.list_price, ${variantStock}
      FROM listings o JOIN products p ON p.id = o.product_id
        JOIN agreed_products a ON a.store_id = o.store_id AND a.product_id = o.product_id
      WHERE o.store_id = s.id AND o.product_id = ANY(related.ids || l.product_id)
    ) shown)) AS version
  ${published}
    JOIN listings l ON l.store_id = s.id AND l.active
      AND l.product_id = ${named("product", "SELECT product_id FROM listings WHERE store_id = s.id")}
    JOIN agreed_products mine ON mine.store_id = s.id AND mine.product_id = l.product_id,
    LATERAL (SELECT ARRAY(
      SELECT near.product_id FROM (
        (SELECT 0 AS round, o.id, o.product_id FROM listings o
          WHERE o.store_id = s.id AND o.active AND o.id > l.id ORDER BY o.id LIMIT 40)
        UNION ALL
        (SELECT 1, o.id, o.product_id FROM listings o
          WHERE o.store_id = s.id AND o.active AND o.id < l.id ORDER BY o.id DESC LIMIT 40)
      ) near JOIN agreed_products a ON a.store_id = s.id AND a.product_id = near.product_id
      ORDER BY a.category <> mine.category, near.round, near.id LIMIT 4
    ) AS ids) related
  WHERE u.website_url = $1 AND s.published`;

const serviceStatement = `
  ${store}, v.id, v.slug, '{}'::uuid[] AS related, s.version::text AS version
  ${published}
    JOIN services v ON v.store_id = s.id AND v.active AND v.archived_at IS NULL
      AND v.id = ${named("service", "SELECT id FROM services WHERE store_id = s.id")}
  WHERE u.website_url = $1 AND s.published`;

export interface ItemAddress {
  kind: PageKind;
  websiteUrl: string;
  slug: string;
  id: Id | null;
}

/** Also finds them by an address that the store once had; undefined for what the store does not offer. */
export async function findItemVersion(
  db: Db,
  { kind, websiteUrl, slug, id }: ItemAddress,
): Promise<ItemVersion | undefined> {
  const statement = kind === "product" ? productStatement : serviceStatement;
  const [row] = await prepared<ItemVersion>(db, `${kind}-page-version`, statement, [websiteUrl, slug, id]);
  return row;
}
