import {
  catalog,
  type ListingSort,
  type ListingState,
  listingSorts,
  listingStates,
  maxSearchLength,
} from "@solodesk/contract/catalog/catalog.ts";
import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import { readOf } from "#kernel/api/query.ts";

export interface MyCatalogueQuery {
  q: string;
  category: string;
  state: ListingState | "";
  sort: ListingSort;
}

/** Reads the filters of the seller's own catalogue from the address. */
export const myFilterIn = (query: URLSearchParams): MyCatalogueQuery => ({
  q: (query.get("q") ?? "").slice(0, maxSearchLength),
  category: query.get("category") ?? "",
  state: listingStates.find((state) => state === query.get("state")) ?? "",
  sort: listingSorts.find((sort) => sort === query.get("sort")) ?? "default",
});

const nothing: MyCatalogueQuery = { q: "", category: "", state: "", sort: "default" };

/**
 * One page of the seller's listings, always with the services. Only filters that are set are sent, so that
 * all callers share the cache.
 */
export const myCatalogueRead =
  ({ q, category, state, sort }: MyCatalogueQuery = nothing) =>
  (page: number) =>
    readOf(catalog.listMine, {
      query: {
        page,
        page_size: productPageSize,
        ...(q === "" ? {} : { q }),
        ...(category === "" ? {} : { category }),
        ...(state === "" ? {} : { state }),
        ...(sort === "default" ? {} : { sort }),
      },
    });
