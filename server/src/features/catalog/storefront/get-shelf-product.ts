import type { ProductDetail } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findActiveListing } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { findBySlug } from "#features/catalog/services/slugs/find-by-slug.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { readProductDetail } from "./read-product-detail.ts";
import { toShelfProduct } from "./to-shelf-product.ts";

/**
 * `named` is the product's id or its slug, also a former one. Throws "not_found" for a product that is not on offer at this
 * address.
 */
export async function getShelfProduct(deps: Deps, websiteUrl: string, named: string): Promise<ProductDetail> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  const id = found && (await findBySlug(deps, found.store.id, "product", named));
  const listing = found && id && (await findActiveListing(deps, found.store.id, id));
  if (!found || !listing)
    throw new AppError("not_found", { message: t("This product is no longer available.") });
  const translated = await translateTexts(deps.db, found.store.id, [listing.id]);
  return readProductDetail(deps, found.store.id, translated(toShelfProduct(listing)));
}
