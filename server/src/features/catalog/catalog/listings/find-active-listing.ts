import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import { findActiveRow } from "./active-listing.repository.ts";

/** A product that a store offers; undefined if the store does not offer it. */
export async function findActiveListing(
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  productId: Id,
): Promise<ListedProduct | undefined> {
  const row = await findActiveRow(db, storeId, productId);
  return row && toListedProduct(row, config.CURRENCY);
}
