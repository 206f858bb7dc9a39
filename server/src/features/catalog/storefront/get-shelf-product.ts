import type { ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findActiveListing } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toShelfProduct } from "./to-shelf-product.ts";

/** Throws "not_found" for a product that is not on offer at this address. */
export async function getShelfProduct(deps: Deps, websiteUrl: string, id: Id): Promise<ShelfProduct> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  const listing = found && (await findActiveListing(deps, found.store.id, id));
  if (!found || !listing)
    throw new AppError("not_found", { message: t("This product is no longer available.") });
  const translated = await translateTexts(deps.db, found.store.id, [listing.id]);
  return translated(toShelfProduct(listing));
}
