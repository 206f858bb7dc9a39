// A seller's own listings, filtered and sorted. Joins only what is needed: most pages need the listings
// alone.
import type { ListingSort, ListingState } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, listedColumns, withAgreed } from "../product-row.ts";

// An id ends each sort order, so that pages neither repeat nor miss a listing.
const orders: Record<ListingSort, string> = {
  default: "l.id",
  newest: "l.id DESC",
  name: "a.name_key, l.id",
  price: "l.list_price, l.id",
  "-price": "l.list_price DESC, l.id DESC",
};

const isChanged = "a.revision <> p.revision AND changed_fields(a, p, l.list_price) <> '{}'";
const states: Record<ListingState, string> = {
  active: "l.active",
  inactive: "NOT l.active",
  changed: isChanged,
};

// Finds a product by the source's text and by the seller's. Evaluated once for both the count and the page.
const matchingListings = (typed: string, forgive: string) => `
  WITH sought AS MATERIALIZED (SELECT matching FROM search_queries(${typed}, NULL, ${forgive})),
  found AS MATERIALIZED (
    SELECT l.* FROM listings l JOIN product_search s ON s.product_id = l.product_id
    WHERE l.store_id = $1 AND s.words @@ (SELECT matching FROM sought)
    UNION
    SELECT l.* FROM listings l JOIN own_product_search s ON s.product_id = l.product_id
    WHERE l.store_id = $1 AND s.words @@ (SELECT matching FROM sought)
    UNION
    SELECT l.* FROM listings l ${withAgreed}
    WHERE l.store_id = $1 AND a.revision <> p.revision
      AND (a.name, a.description, a.category, a.brand) <> (p.name, p.description, p.category, p.brand)
      AND search_document(p.sku, a.name, a.description, a.category, a.brand) @@ (SELECT matching FROM sought)
  )`;

export interface NarrowedListings {
  storeId: Id;
  limit: number;
  offset: number;
  q: string;
  category: string | undefined;
  state: ListingState | undefined;
  sort: ListingSort;
}

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

function pageStatement(wanted: NarrowedListings, forgive: boolean): Statement {
  const { storeId, limit, offset, q, category, state, sort } = wanted;
  const values: unknown[] = [storeId, limit, offset];
  const given = (value: unknown) => `$${values.push(value)}`;
  const hasQuery = q !== "";
  // Looks for the same words as the search of the shared catalogue, which tolerates typing errors.
  const matching = hasQuery ? matchingListings(given(q), given(forgive)) : "";
  const parts = [`FROM ${hasQuery ? "found" : "listings"} l`];
  if (category !== undefined || sort === "name" || state === "changed") parts.push(withAgreed);
  parts.push("WHERE l.store_id = $1");
  if (category !== undefined) parts.push(`AND a.category = ${given(category)}`);
  if (state !== undefined) parts.push(`AND ${states[state]}`);
  const found = parts.join(" ");
  const narrowed = [hasQuery ? "q" : "", category === undefined ? "" : "category", state ?? ""];
  return {
    name: `list-my-products ${sort} ${narrowed.join(" ")}`,
    values,
    // As subqueries, LIMIT and OFFSET keep the planner from planning every call again.
    text: `${matching}
      SELECT page.*, t.total FROM
        (SELECT count(*)::int AS total ${found}) t
        LEFT JOIN (
          SELECT ${listedColumns}, place
          FROM unnest(ARRAY(
            SELECT l.id ${found} ORDER BY ${orders[sort]} LIMIT (SELECT $2::int) OFFSET (SELECT $3::int)
          )) WITH ORDINALITY AS ids (id, place)
          JOIN listings l ON l.id = ids.id ${withAgreed}
        ) page ON true
      ORDER BY page.place`,
  };
}

/** A page past the end is one row that carries the total and no product. */
type PageRow = [...ListedRow, place: string, total: number];

export interface ListingsFound {
  rows: PageRow[];
  total: number;
}

/** If a search finds nothing as typed, searches once more with every word corrected. */
export async function findNarrowedListings(
  db: Db,
  wanted: NarrowedListings,
  forgive = false,
): Promise<ListingsFound> {
  const { name, text, values } = pageStatement(wanted, forgive);
  const page = await preparedTuples<PageRow>(db, name, text, values);
  const [first] = page;
  const total = first?.[22] ?? 0;
  if (total === 0 && wanted.q !== "" && !forgive) return findNarrowedListings(db, wanted, true);
  return { total, rows: first?.[0] ? page : [] };
}

const categoriesStatement = `
  SELECT a.category, count(*)::int AS products, count(*) FILTER (WHERE ${isChanged})::int AS changed
  FROM listings l ${withAgreed}
  WHERE l.store_id = $1
  GROUP BY a.category ORDER BY lower(a.category), a.category`;

interface ListedCategory {
  category: string;
  products: number;
  /** Listings with changes at the source that the seller has not decided on. */
  changed: number;
}

export const findListedCategories = (db: Db, storeId: Id): Promise<ListedCategory[]> =>
  prepared(db, "list-my-categories", categoriesStatement, [storeId]);

const namesStatement = `
  SELECT p.id, p.name FROM listings l JOIN products p ON p.id = l.product_id
  WHERE l.store_id = $1 AND l.product_id = ANY($2::uuid[])`;

/** The names of those of these products that a store lists, switched off ones too. */
export const findListedNames = (
  db: Db,
  storeId: Id,
  productIds: readonly Id[],
): Promise<{ id: Id; name: string }[]> =>
  prepared<{ id: Id; name: string }>(db, "find-listed-names", namesStatement, [storeId, productIds]);
