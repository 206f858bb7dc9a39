// The shared catalogue, without sellers' own products. One statement per call: the page, the total and the caller's selection are from one moment and cost one
// round trip.
import type { ProductSort } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/database/db.ts";
import { type ProductRow, productColumns } from "./product-row.ts";

// An id ends each sort order, so that pages neither repeat nor miss a product.
const orders: Record<ProductSort, string> = {
  default: "id",
  name: "name_key, id",
  price: "price, id",
  "-price": "price DESC, id DESC",
  newest: "id DESC",
};

/** The products of a page that user `$1` has picked. */
const picked = `ARRAY(SELECT product_id FROM listings
  WHERE store_id = (SELECT id FROM stores WHERE user_id = $1) AND product_id = ANY((SELECT ids FROM page)::uuid[]))`;

/**
 * Finds the ids of a page first, from an index alone, so that pages far down stay quick. As an array they
 * make the planner fetch just these rows, whatever it estimates. Looking up the picked products one by one
 * would double the cost.
 */
const pageStatement = (page: string, order: string) => `
  WITH page AS MATERIALIZED (${page})
  SELECT ${productColumns}, p.id = ANY(${picked}), (SELECT total FROM page)
  FROM products p WHERE p.id = ANY((SELECT ids FROM page)::uuid[]) ORDER BY ${order}`;

const totalOf = (inCategory: boolean) =>
  `SELECT coalesce(sum(products), 0)::int AS total FROM category_counts ${inCategory ? "WHERE category = $1" : ""}`;

// As subqueries, LIMIT and OFFSET keep the planner from planning every call again, which costs as much as the
// page.
const span = "LIMIT (SELECT $2::int) OFFSET (SELECT $3::int)";

function listStatement(sort: ProductSort, inCategory: boolean): string {
  const page = `SELECT
    (SELECT coalesce(sum(products), 0)::int FROM category_counts ${inCategory ? "WHERE category = $4" : ""}) AS total,
    ARRAY(SELECT id FROM products WHERE store_id IS NULL ${inCategory ? "AND category = $4" : ""}
      ORDER BY ${orders[sort]} ${span}) AS ids`;
  return pageStatement(page, orders[sort]);
}

const searchStatement = pageStatement(
  "SELECT ids, total FROM search_products($2, $5, $3::int, $4::int)",
  "array_position((SELECT ids FROM page), p.id)",
);

const getStatement = `SELECT ${productColumns}, EXISTS (SELECT FROM listings l
    WHERE l.store_id = (SELECT id FROM stores WHERE user_id = $1) AND l.product_id = p.id)
  FROM products p WHERE p.id = $2 AND p.store_id IS NULL`;

/** `total` is the length of the whole list, the same in each row. */
type PageRow = [...ProductRow, total: number];

export interface ProductsFound {
  rows: PageRow[];
  total: number;
}

interface Slice {
  /** Null without a user: nothing counts as picked. */
  userId: Id | null;
  limit: number;
  offset: number;
  category: string | undefined;
}

export async function findProducts(db: Db, sort: ProductSort, slice: Slice): Promise<ProductsFound> {
  const { userId, limit, offset, category } = slice;
  const inCategory = category !== undefined;
  const name = `list-products ${sort}${inCategory ? " in category" : ""}`;
  const values = inCategory ? [category] : [];
  const text = listStatement(sort, inCategory);
  const page = await preparedTuples<PageRow>(db, name, text, [userId, limit, offset, ...values]);
  const [first] = page;
  if (first !== undefined) return { rows: page, total: first[11] };
  // No rows: the catalogue is empty, or the page is past its end.
  const [count] = await prepared<{ total: number }>(db, `count-${name}`, totalOf(inCategory), values);
  return { rows: [], total: count?.total ?? 0 };
}

export async function findMatches(db: Db, q: string, slice: Slice): Promise<ProductsFound> {
  const { userId, limit, offset, category = null } = slice;
  const values = [userId, q, limit, offset, category];
  const page = await preparedTuples<PageRow>(db, "search-products", searchStatement, values);
  const [first] = page;
  if (first !== undefined || offset === 0) return { rows: page, total: first?.[11] ?? 0 };
  return { rows: [], total: (await findMatches(db, q, { ...slice, limit: 1, offset: 0 })).total };
}

export async function findProduct(db: Db, userId: Id, id: Id): Promise<ProductRow | undefined> {
  const [row] = await preparedTuples<ProductRow>(db, "get-product", getStatement, [userId, id]);
  return row;
}

export const findCategories = (db: Db): Promise<{ category: string; products: number }[]> =>
  prepared(
    db,
    "list-categories",
    "SELECT category, products FROM category_counts WHERE products > 0 ORDER BY lower(category), category",
    [],
  );
