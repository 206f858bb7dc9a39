// An own product is one row of `products` that names its store, with one listing and its variants. The store must be
// locked by raiseStoreVersion before any change.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";
import type { OwnProductRow } from "./own-product-row.ts";

// As one JSON value, whose amounts are numbers: they stay below 2^53.
const variantsOf = (product: string) => `coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'sku', v.sku, 'barcode', v.barcode,
      'price', v.price, 'compare_at', v.compare_at, 'cost', v.cost, 'stock', v.stock, 'image_url', v.image_url)
      ORDER BY v.position)
    FROM product_variants v WHERE v.product_id = ${product}
  ), '[]')`;

const findStatement = `
  SELECT jsonb_build_object('id', p.id, 'listing_id', l.id, 'slug', l.slug, 'active', l.active, 'name', p.name,
    'description', p.description, 'category', p.category, 'brand', p.brand, 'pictures', p.pictures, 'sku', p.sku,
    'barcode', p.barcode, 'price', p.price, 'compare_at', p.compare_at, 'cost', p.cost, 'stock', p.stock,
    'weight_grams', p.weight_grams, 'options', p.options, 'variants', ${variantsOf("p.id")}) AS product
  FROM products p JOIN listings l ON l.store_id = p.store_id AND l.product_id = p.id
  WHERE p.store_id = $1 AND p.id = ANY($2::uuid[]) ORDER BY l.id`;

export async function findOwn(db: Db, storeId: Id, id: Id): Promise<OwnProductRow | undefined> {
  const [row] = await findAllOwn(db, storeId, [id]);
  return row;
}

/** In the order in which they were added. */
export async function findAllOwn(db: Db, storeId: Id, ids: readonly Id[]): Promise<OwnProductRow[]> {
  const values = [storeId, ids];
  const rows = await prepared<{ product: OwnProductRow }>(db, "find-own-products", findStatement, values);
  return rows.map(({ product }) => product);
}

// Sales lock products before variants too, each in the order of ids, and change nothing but the stock.
const lockStatement = "SELECT id FROM products WHERE store_id = $1 AND id = $2 FOR NO KEY UPDATE";
const lockVariantsStatement =
  "SELECT id FROM product_variants WHERE product_id = $1 ORDER BY id FOR NO KEY UPDATE";

/** The same, and keeps its stock and that of its variants unchanged until the transaction ends. */
export async function lockOwn(tx: Db, storeId: Id, id: Id): Promise<OwnProductRow | undefined> {
  const found = await prepared(tx, "lock-own-product", lockStatement, [storeId, id]);
  if (found.length === 0) return undefined;
  await prepared(tx, "lock-variants-of-product", lockVariantsStatement, [id]);
  return findOwn(tx, storeId, id);
}

export async function countOwn(db: Db, storeId: Id): Promise<number> {
  const statement = "SELECT count(*)::int AS count FROM products WHERE store_id = $1";
  const [row] = await prepared<{ count: number }>(db, "count-own-products", statement, [storeId]);
  return row?.count ?? 0;
}

const takenStatement = `
  SELECT sku FROM products WHERE store_id = $1 AND id <> $2 AND sku = ANY($3)
  UNION SELECT sku FROM product_variants WHERE store_id = $1 AND product_id <> $2 AND sku = ANY($3)`;

/** Those of these SKUs that another own product of the store, or a variant of one, has. */
export async function findTakenSkus(
  db: Db,
  storeId: Id,
  id: Id,
  skus: string[],
): Promise<ReadonlySet<string>> {
  const rows = await prepared<{ sku: string }>(db, "taken-own-skus", takenStatement, [storeId, id, skus]);
  return new Set(rows.map(({ sku }) => sku));
}

const given = `WITH given AS (
    SELECT * FROM jsonb_to_record($2::jsonb) AS r (id uuid, name text, description text, category text, brand text,
      pictures jsonb, sku text, barcode text, price bigint, compare_at bigint, cost bigint, stock integer,
      weight_grams integer, options jsonb, listing_id uuid, active boolean)
  )`;
const fields = [
  "name",
  "description",
  "category",
  "brand",
  "pictures",
  "sku",
  "barcode",
  "price",
  "compare_at",
  "cost",
  "stock",
  "weight_grams",
  "options",
];
const imageUrl = "g.pictures -> 0 ->> 'url'";

const insertStatement = `${given}
  INSERT INTO products (store_id, id, ${fields.join(", ")}, image_url, wholesale_price, created_at, updated_at)
  SELECT $1, g.id, ${fields.map((field) => `g.${field}`).join(", ")}, ${imageUrl}, 0, $3, $3 FROM given g`;
// A trigger adds what its seller agrees to (0015-catalog.sql), so the product must be there before.
const listStatement = `INSERT INTO listings (store_id, product_id, id, list_price, active, added_at)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING slug`;

/** Returns the slug that it was given. */
export async function insertOwn(tx: Db, storeId: Id, row: OwnProductRow, now: Date): Promise<string> {
  await prepared(tx, "add-own-product", insertStatement, [storeId, JSON.stringify(row), now]);
  const listing = [storeId, row.id, row.listing_id, row.price, row.active, now];
  const [listed] = await prepared<{ slug: string }>(tx, "list-own-product", listStatement, listing);
  await saveVariants(tx, storeId, row);
  return listed?.slug ?? "";
}

// What its seller agreed to is always what the product is, so that it never has changes to answer.
const updateStatement = `${given}, listed AS (
    UPDATE listings l SET list_price = g.price, active = g.active FROM given g
    WHERE l.store_id = $1 AND l.product_id = g.id
  ), agreed AS (
    UPDATE agreed_products a SET name = g.name, description = g.description, category = g.category, brand = g.brand,
      image_url = ${imageUrl}, price = g.price
    FROM given g WHERE a.store_id = $1 AND a.product_id = g.id
  )
  UPDATE products p SET ${fields.map((field) => `${field} = g.${field}`).join(", ")}, image_url = ${imageUrl}, updated_at = $3
  FROM given g WHERE p.store_id = $1 AND p.id = g.id`;

/** Writes the row as it is given: the caller has locked it. */
export async function updateOwn(tx: Db, storeId: Id, row: OwnProductRow, now: Date): Promise<void> {
  await prepared(tx, "edit-own-product", updateStatement, [storeId, JSON.stringify(row), now]);
  await saveVariants(tx, storeId, row);
}

const dropVariantsStatement = "DELETE FROM product_variants WHERE product_id = $1 AND id <> ALL($2)";
const saveVariantsStatement = `
  INSERT INTO product_variants AS v (store_id, product_id, position, id, options, sku, barcode, price, compare_at, cost,
    stock, image_url)
  SELECT $1, $2, r.nth - 1, r.id, r.options, r.sku, r.barcode, r.price, r.compare_at, r.cost, r.stock, r.image_url FROM ROWS FROM (
    jsonb_to_recordset($3::jsonb) AS (id uuid, options jsonb, sku text, barcode text, price bigint, compare_at bigint,
      cost bigint, stock integer, image_url text)
  ) WITH ORDINALITY AS r (id, options, sku, barcode, price, compare_at, cost, stock, image_url, nth)
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, options = excluded.options, sku = excluded.sku,
    barcode = excluded.barcode, price = excluded.price, compare_at = excluded.compare_at, cost = excluded.cost,
    stock = excluded.stock, image_url = excluded.image_url
  WHERE v.product_id = excluded.product_id`;

async function saveVariants(tx: Db, storeId: Id, { id, variants }: OwnProductRow): Promise<void> {
  const ids = variants.map((variant) => variant.id);
  await prepared(tx, "drop-variants", dropVariantsStatement, [id, ids]);
  if (variants.length === 0) return;
  await prepared(tx, "save-variants", saveVariantsStatement, [storeId, id, JSON.stringify(variants)]);
}

const deleteStatements = [
  "DELETE FROM listings WHERE store_id = $1 AND product_id = $2",
  "DELETE FROM translations WHERE store_id = $1 AND item_id = $2",
  "DELETE FROM products WHERE store_id = $1 AND id = $2",
];

/** Deletes it with its listing, variants and translations. */
export async function deleteOwn(tx: Db, storeId: Id, id: Id): Promise<void> {
  for (const [nth, statement] of deleteStatements.entries())
    await prepared(tx, `delete-own-product-${nth}`, statement, [storeId, id]);
}

const shownStatement = `
  SELECT p.pictures, p.options, ${variantsOf("p.id")} AS variants
  FROM products p JOIN listings l ON l.product_id = p.id
  WHERE l.store_id = $1 AND p.id = $2 AND l.active AND p.store_id = l.store_id`;

/** Of an own product that the store offers; undefined for any other. */
export async function findShown(
  db: Db,
  storeId: Id,
  id: Id,
): Promise<Pick<OwnProductRow, "pictures" | "options" | "variants"> | undefined> {
  const rows = await prepared<Pick<OwnProductRow, "pictures" | "options" | "variants">>(
    db,
    "shown-own-product",
    shownStatement,
    [storeId, id],
  );
  return rows[0];
}
