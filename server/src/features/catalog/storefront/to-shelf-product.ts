import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";

/** Without a word of what it costs the seller, or of what they have not decided on. */
export const toShelfProduct = ({
  wholesale_price: _cost,
  changes: _undecided,
  ...shown
}: ListedProduct): ShelfProduct => shown;
