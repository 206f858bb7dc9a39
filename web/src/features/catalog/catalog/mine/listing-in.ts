import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ProductPages } from "../list/use-product-pages.ts";

/** Among the pages at hand; elsewhere it is as the catalogue has it. */
export function listingIn(pages: ProductPages<ListedProduct>, id: Id): ListedProduct | undefined {
  for (let index = 0; index < pages.count; index += 1) {
    const listing = pages.at(index);
    if (listing?.id === id) return listing;
  }
  return undefined;
}
