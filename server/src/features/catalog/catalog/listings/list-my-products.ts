import type { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import { listServices } from "#features/catalog/services/list-services.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import { findNarrowedListings } from "./my-listings.repository.ts";
import { narrowedServices } from "./narrowed-services.ts";

type Wanted = Parsed<typeof catalog.listMine>["query"];

/** One page of the caller's listings, and the caller's services; empty without a store. */
export async function listMyProducts(
  deps: Deps,
  userId: Id,
  wanted: Wanted,
): Promise<Answer<typeof catalog.listMine>> {
  const { page, page_size, q, category, state, sort } = wanted;
  const store = await findStoreOfUser(deps.db, userId);
  if (store === undefined) return { products: [], services: [], pagination: paginate(page, page_size, 0) };
  const narrowed = { ...sliceOf(wanted), storeId: store.id, q, category, state, sort };
  const [{ rows, total }, services] = await Promise.all([
    findNarrowedListings(deps.db, narrowed),
    listServices(deps, store.id),
  ]);
  return {
    products: rows.map((row) => toListedProduct(row, deps.config.CURRENCY)),
    services: narrowedServices(services, wanted),
    pagination: paginate(page, page_size, total),
  };
}
