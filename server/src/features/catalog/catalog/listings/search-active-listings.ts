import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import { findNarrowedListings } from "./my-listings.repository.ts";

/** The products on a store's page that match a search, as the seller's own search finds them. */
export async function searchActiveListings(
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  { q, limit }: { q: string; limit: number },
): Promise<ListedProduct[]> {
  const all = {
    storeId,
    q,
    limit,
    offset: 0,
    category: undefined,
    state: "active",
    sort: "default",
  } as const;
  const { rows } = await findNarrowedListings(db, all);
  return rows.map((row) => toListedProduct(row, config.CURRENCY));
}
