import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import { findActiveListings } from "./listings.repository.ts";

interface Wanted {
  page: number;
  page_size: number;
}

/** One page of the products a store offers, in the order they were picked. */
export async function listActiveListings(
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  wanted: Wanted,
): Promise<{ products: ListedProduct[]; total: number }> {
  const { rows, total } = await findActiveListings(db, storeId, sliceOf(wanted));
  return { products: rows.map((row) => toListedProduct(row, config.CURRENCY)), total };
}
