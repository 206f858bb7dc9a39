import type { ShelfProductDetail } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findActiveListing } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { findShownDetails } from "#features/catalog/own-products/find-shown-details.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toShelfProduct } from "./to-shelf-product.ts";

/** Throws "not_found" for a product that is not on offer at this address. */
export async function getShelfProduct(deps: Deps, websiteUrl: string, id: Id): Promise<ShelfProductDetail> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  const listing = found && (await findActiveListing(deps, found.store.id, id));
  if (!found || !listing)
    throw new AppError("not_found", { message: t("This product is no longer available.") });
  const translated = await translateTexts(deps.db, found.store.id, [listing.id]);
  const own = listing.source === "own" ? await findShownDetails(deps, found.store.id, id) : undefined;
  const pictures = listing.image_url === null ? [] : [{ url: listing.image_url, alt: "" }];
  return { ...translated(toShelfProduct(listing)), pictures, options: [], variants: [], ...own };
}
