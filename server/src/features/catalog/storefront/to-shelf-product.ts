import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";

/** Leaves out what it costs the seller and the changes that the seller has not decided on. */
export const toShelfProduct = ({
  wholesale_price: _wholesale,
  cost: _cost,
  changes: _undecided,
  ...shown
}: ListedProduct): ShelfProduct => shown;
