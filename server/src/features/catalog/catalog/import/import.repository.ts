import type { Id } from "@solodesk/contract/kernel/id.ts";
import { isNull, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { products } from "../products.table.ts";
import type { ImportedProduct } from "./imported-product.ts";

export interface BatchOutcome {
  created: number;
  updated: number;
}

export type IdentifiedProduct = ImportedProduct & { id: Id };

const given = `WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, sku text, name text, description text, category text,
      brand text, image_url text, source_image_url text, price bigint, wholesale_price bigint, stock integer)
  )`;
const fields = [
  "name",
  "description",
  "category",
  "brand",
  "source_image_url",
  "price",
  "wholesale_price",
  "stock",
];
// A product with an outside picture may show our copy of it, which no file mentions, so that is not compared.
const ownPicture = (table: string) =>
  `CASE WHEN ${table}.source_image_url IS NULL THEN ${table}.image_url END`;
const these = (table: string) =>
  `(${[...fields.map((field) => `${table}.${field}`), ownPicture(table)].join(", ")})`;

// Sorted by SKU, so that two imports at once wait for each other instead of deadlocking. New rows have an
// xmax of 0.
const upsertStatement = `${given}, saved AS (
    INSERT INTO products AS p (id, sku, ${fields.join(", ")}, image_url, created_at, updated_at)
    SELECT id, sku, ${fields.join(", ")}, image_url, $2, $2 FROM given ORDER BY sku
    ON CONFLICT (sku) WHERE store_id IS NULL DO UPDATE SET ${fields.map((field) => `${field} = excluded.${field}`).join(", ")}, updated_at = $2,
        image_url = CASE WHEN p.source_image_url = excluded.source_image_url THEN p.image_url ELSE excluded.image_url END
      WHERE ${these("p")} IS DISTINCT FROM ${these("excluded")}
    RETURNING (p.xmax = 0) AS created
  )
  SELECT count(*) FILTER (WHERE created)::int AS created, count(*) FILTER (WHERE NOT created)::int AS updated FROM saved`;

const compareStatement = `${given}
  SELECT count(*) FILTER (WHERE p.id IS NULL)::int AS created,
    count(*) FILTER (WHERE p.id IS NOT NULL AND ${these("p")} IS DISTINCT FROM ${these("given")})::int AS updated
  FROM given LEFT JOIN products p ON p.sku = given.sku AND p.store_id IS NULL`;

const outcomeOf = ([row]: BatchOutcome[]): BatchOutcome => row ?? { created: 0, updated: 0 };

/** Writes products that are new or differ, by SKU; `batch` must not repeat a SKU. */
export const upsertProducts = async (db: Db, batch: IdentifiedProduct[], now: Date): Promise<BatchOutcome> =>
  outcomeOf(await prepared(db, "import-products", upsertStatement, [JSON.stringify(batch), now]));

/** What `upsertProducts` would do. */
export const compareProducts = async (db: Db, batch: ImportedProduct[]): Promise<BatchOutcome> =>
  outcomeOf(await prepared(db, "compare-products", compareStatement, [JSON.stringify(batch)]));

/**
 * To be called after the last batch: makes searches as quick as before the first one
 * (0010-quick-imports.sql).
 */
export async function settleSearch(db: Db): Promise<void> {
  await prepared(db, "settle-search", "SELECT settle_product_search()", []);
}

export async function hasProducts(db: Db): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(products).where(isNull(products.storeId)).limit(1);
  return rows.length > 0;
}
