import type { catalog, ProductPage } from "@solodesk/contract/catalog/catalog.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { Deps } from "#kernel/deps.ts";
import { listProducts } from "./list-products.ts";
import { toProduct } from "./product-row.ts";
import { findMatches } from "./products.repository.ts";

type Wanted = Parsed<typeof catalog.search>["query"];

/**
 * Products that match every typed word, or most of them if none matches all, best first; without words, the
 * whole catalogue.
 */
export async function searchProducts(deps: Deps, userId: Id, wanted: Wanted): Promise<ProductPage> {
  const { q, page, page_size, category } = wanted;
  if (q === "") return listProducts(deps, userId, { page, page_size, category, sort: "default" });
  const { rows, total } = await findMatches(deps.db, q, { ...sliceOf(wanted), userId, category });
  return {
    products: rows.map((row) => toProduct(row, deps.config.CURRENCY)),
    pagination: paginate(page, page_size, total),
  };
}
