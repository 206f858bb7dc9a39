// A seller's own catalogue, narrowed and sorted. Only what is asked for is joined: most pages need the listings alone.
import type { ListingSort, ListingState } from "@solodesk/contract/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/db.ts";
import { type ListedRow, listingColumns, productColumns } from "./product-row.ts";

// Ids end each order, so that pages neither repeat nor miss a listing.
const orders: Record<ListingSort, string> = {
  default: "l.id",
  newest: "l.id DESC",
  name: "p.name_key, l.id",
  price: "l.list_price, l.id",
  "-price": "l.list_price DESC, l.id DESC",
};

const withProducts = "JOIN products p ON p.id = l.product_id";

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
  const parts = ["FROM listings l"];
  if (category !== undefined || sort === "name") parts.push(withProducts);
  // The words that the search of the shared catalogue would look for, typing errors and all.
  if (q !== "") {
    const sought = `(SELECT matching FROM search_queries(${given(q)}, NULL, ${given(forgive)}))`;
    parts.push(`JOIN product_search s ON s.product_id = l.product_id AND s.words @@ ${sought}`);
  }
  parts.push("WHERE l.store_id = $1");
  if (category !== undefined) parts.push(`AND p.category = ${given(category)}`);
  if (state !== undefined) parts.push(state === "active" ? "AND l.active" : "AND NOT l.active");
  const found = parts.join(" ");
  const narrowed = [q === "" ? "" : "q", category === undefined ? "" : "category", state ?? ""];
  return {
    name: `list-my-products ${sort} ${narrowed.join(" ")}`,
    values,
    // As subqueries the two numbers do not tempt the planner to plan every call anew.
    text: `
      SELECT page.*, t.total FROM
        (SELECT count(*)::int AS total ${found}) t
        LEFT JOIN (
          SELECT ${productColumns}, true AS selected, ${listingColumns}, place
          FROM unnest(ARRAY(
            SELECT l.id ${found} ORDER BY ${orders[sort]} LIMIT (SELECT $2::int) OFFSET (SELECT $3::int)
          )) WITH ORDINALITY AS ids (id, place)
          JOIN listings l ON l.id = ids.id ${withProducts}
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

/** What is sought in vain as it is typed is sought once more with every word corrected. */
export async function findNarrowedListings(
  db: Db,
  wanted: NarrowedListings,
  forgive = false,
): Promise<ListingsFound> {
  const { name, text, values } = pageStatement(wanted, forgive);
  const page = await preparedTuples<PageRow>(db, name, text, values);
  const [first] = page;
  const total = first?.[16] ?? 0;
  if (total === 0 && wanted.q !== "" && !forgive) return findNarrowedListings(db, wanted, true);
  return { total, rows: first?.[0] ? page : [] };
}

const categoriesStatement = `
  SELECT p.category, count(*)::int AS products FROM listings l ${withProducts}
  WHERE l.store_id = $1
  GROUP BY p.category ORDER BY lower(p.category), p.category`;

export const findListedCategories = (
  db: Db,
  storeId: Id,
): Promise<{ category: string; products: number }[]> =>
  prepared(db, "list-my-categories", categoriesStatement, [storeId]);
