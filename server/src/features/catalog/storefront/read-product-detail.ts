import type { ProductDetail, ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findShownDetails } from "#features/catalog/own-products/find-shown-details.ts";
import type { Deps } from "#kernel/deps.ts";

/** A product with what its page shows besides. One of the shared catalogue has a single picture and no variants. */
export async function readProductDetail(
  deps: Pick<Deps, "db" | "config">,
  storeId: Id,
  product: ShelfProduct,
): Promise<ProductDetail> {
  const own = product.source === "own" ? await findShownDetails(deps, storeId, product.id) : undefined;
  const pictures = product.image_url === null ? [] : [{ url: product.image_url, alt: "" }];
  return { ...product, pictures, options: [], variants: [], ...own };
}
