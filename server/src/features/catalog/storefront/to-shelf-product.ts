import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { ProductDetail, ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";

/** Leaves out the wholesale price and the changes that the seller has not decided on. */
export const toShelfProduct = ({
  wholesale_price: _cost,
  changes: _undecided,
  ...shown
}: ListedProduct): ShelfProduct => shown;

/** The same with what its page shows besides. A product of the shared catalogue has one picture and no variants. */
export const toProductDetail = (product: ShelfProduct): ProductDetail => ({
  ...product,
  pictures: product.image_url === null ? [] : [{ url: product.image_url, alt: "" }],
  options: [],
  variants: [],
});
