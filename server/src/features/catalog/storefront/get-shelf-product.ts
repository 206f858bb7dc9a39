import type { ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findActiveListing } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { translateItems } from "#features/catalog/translations/translate-items.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Visited } from "./get-storefront.ts";
import { toShelfProduct } from "./to-shelf-product.ts";

/** Throws "not_found" for a product that is not on offer at this address. */
export async function getShelfProduct(
  deps: Deps,
  { websiteUrl, languages }: Visited,
  id: Id,
): Promise<ShelfProduct> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  const listing = found && (await findActiveListing(deps, found.store.id, id));
  if (!found || !listing)
    throw new AppError("not_found", { message: t("This product is no longer available.") });
  const product = toShelfProduct(listing);
  const language = storeLanguage(found.store, languages);
  return (await translateItems(deps.db, found.store, language, [product]))[0] ?? product;
}
