import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PageKind } from "@solodesk/contract/kernel/slug.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface ItemRow {
  websiteUrl: string;
  languages: Store["languages"];
  slug: string;
  /** Times come as text. */
  updatedAt: string;
}

const tables: Record<PageKind, string> = { product: "listings", service: "services" };

/** The ids at which the parts of a sitemap begin, each of `size` products or services, whether they are on offer or not. */
export async function findPartStarts(db: Db, kind: PageKind, size: number, limit: number): Promise<Id[]> {
  const rows = await prepared<{ id: Id }>(
    db,
    `sitemap-parts-${kind}`,
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM ${tables[kind]}) numbered
     WHERE nth % $1::int = 1 ORDER BY id LIMIT $2`,
    [size, limit],
  );
  return rows.map(({ id }) => id);
}

// What a product's page shows comes from the catalogue and from its listing.
const statements: Record<PageKind, string> = {
  product: `
    SELECT s.website_url AS "websiteUrl", s.languages, part.slug, greatest(part.added_at, p.updated_at) AS "updatedAt"
    FROM (SELECT * FROM listings WHERE id >= $1 ORDER BY id LIMIT $2::int) part
      JOIN stores s ON s.id = part.store_id AND s.published JOIN products p ON p.id = part.product_id
    WHERE part.active ORDER BY part.id`,
  service: `
    SELECT s.website_url AS "websiteUrl", s.languages, part.slug, part.updated_at AS "updatedAt"
    FROM (SELECT * FROM services WHERE id >= $1 ORDER BY id LIMIT $2::int) part
      JOIN stores s ON s.id = part.store_id AND s.published
    WHERE part.active AND part.archived_at IS NULL ORDER BY part.id`,
};

/** Those on offer in published stores, of the `size` that begin with this id. */
export const listPart = (db: Db, kind: PageKind, from: Id, size: number): Promise<ItemRow[]> =>
  prepared<ItemRow>(db, `sitemap-part-${kind}`, statements[kind], [from, size]);
