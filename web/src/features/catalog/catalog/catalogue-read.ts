import {
  catalog,
  maxSearchLength,
  type Product,
  type ProductSort,
  productSorts,
} from "@solodesk/contract/catalog/catalog.ts";
import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import { readOf } from "#kernel/api/query.ts";
import type { PageRead } from "./list/use-product-pages.ts";

export interface CatalogueQuery {
  q: string;
  category: string;
  sort: ProductSort;
}

/** Reads the filters of the shared catalogue from the address. */
export const filterIn = (query: URLSearchParams): CatalogueQuery => ({
  q: query.get("q") ?? "",
  category: query.get("category") ?? "",
  sort: productSorts.find((sort) => sort === query.get("sort")) ?? "default",
});

/**
 * A search returns the best match first; without search words the catalogue is listed in the chosen order.
 */
export const catalogueRead =
  ({ q, category, sort }: CatalogueQuery) =>
  (page: number): PageRead<Product> => {
    const narrowed = category === "" ? {} : { category };
    return q === ""
      ? readOf(catalog.list, { query: { page, page_size: productPageSize, sort, ...narrowed } })
      : readOf(catalog.search, {
          query: { q: q.slice(0, maxSearchLength), page, page_size: productPageSize, ...narrowed },
        });
  };
