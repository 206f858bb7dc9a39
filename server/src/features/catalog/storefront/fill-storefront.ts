import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { listActiveListings } from "#features/catalog/catalog/listings/list-active-listings.ts";
import { listServices } from "#features/catalog/services/list-services.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import type { Deps } from "#kernel/deps.ts";
import { toShelfProduct } from "./to-shelf-product.ts";

export interface ShelfPage {
  page: number;
  page_size: number;
}

/** A store as its visitors see it: active listings and services, without wholesale prices, in the reader's language. */
export async function fillStorefront(deps: Deps, store: Store, shelf: ShelfPage): Promise<Storefront> {
  const [{ products, total }, services] = await Promise.all([
    listActiveListings(deps, store.id, shelf),
    listServices(deps, store.id, { onlyActive: true }),
  ]);
  const ids = [store, ...products, ...services].map(({ id }) => id);
  const translated = await translateTexts(deps.db, store.id, ids);
  return {
    store: translated(store),
    products: products.map((product) => translated(toShelfProduct(product))),
    services: services.map(translated),
    pagination: paginate(shelf.page, shelf.page_size, total),
  };
}
