import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { Deps } from "#kernel/deps.ts";
import { toProduct } from "./product-row.ts";
import { findMatches, findProducts } from "./products.repository.ts";

interface Wanted {
  search: string;
  limit: number;
}

/** The first products of the catalogue, or of those that match a search, without any seller's selection. */
export async function browseCatalogue(
  { db, config }: Pick<Deps, "db" | "config">,
  { search, limit }: Wanted,
): Promise<{ products: Product[]; total: number }> {
  const slice = { userId: null, category: undefined, limit, offset: 0 };
  const { rows, total } =
    search === "" ? await findProducts(db, "default", slice) : await findMatches(db, search, slice);
  return { products: rows.map((row) => toProduct(row, config.CURRENCY)), total };
}
