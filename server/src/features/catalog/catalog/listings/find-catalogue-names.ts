import type { Id } from "@solodesk/contract/kernel/id.ts";
import { listServices } from "#features/catalog/services/list-services.ts";
import type { Deps } from "#kernel/deps.ts";
import { findListedNames } from "./my-listings.repository.ts";

interface Wanted {
  productIds: readonly Id[];
  serviceIds: readonly Id[];
}

/**
 * The names of products and services by their ids. What the store's catalogue doesn't have any more, such as an archived service,
 * is left out.
 */
export async function findCatalogueNames(
  deps: Pick<Deps, "db" | "config">,
  storeId: Id,
  { productIds, serviceIds }: Wanted,
): Promise<ReadonlyMap<Id, string>> {
  const products = productIds.length === 0 ? [] : await findListedNames(deps.db, storeId, productIds);
  const services = serviceIds.length === 0 ? [] : await listServices(deps, storeId);
  return new Map([...products, ...services].map(({ id, name }) => [id, name]));
}
