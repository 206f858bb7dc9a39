import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import { findActiveRows } from "./active-listing.repository.ts";

/** A product that a store offers; undefined if the store does not offer it. */
export async function findActiveListing(
  deps: Pick<Deps, "db" | "config">,
  storeId: Id,
  productId: Id,
): Promise<ListedProduct | undefined> {
  const [listing] = await readActiveListings(deps, storeId, [productId]);
  return listing;
}

/** Those of these products that a store offers, in the order asked for. */
export async function readActiveListings(
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  productIds: readonly Id[],
): Promise<ListedProduct[]> {
  const rows = await findActiveRows(db, storeId, productIds);
  const found = new Map(rows.map((row) => [row[0], toListedProduct(row, config.CURRENCY)]));
  return productIds.flatMap((id) => found.get(id) ?? []);
}
