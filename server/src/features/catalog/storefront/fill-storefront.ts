import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { listActiveListings } from "#features/catalog/catalog/listings/list-active-listings.ts";
import { listServices } from "#features/catalog/services/list-services.ts";
import { translateItems } from "#features/catalog/translations/translate-items.ts";
import type { Deps } from "#kernel/deps.ts";
import { toShelfProduct } from "./to-shelf-product.ts";

export interface ShelfPage {
  page: number;
  page_size: number;
}

interface Shown {
  store: Store;
  /** One of the store's. */
  language: LanguageTag;
}

/** A store as visitors see it: active listings and services, without wholesale prices, in their language where it is translated. */
export async function fillStorefront(
  deps: Deps,
  { store, language }: Shown,
  shelf: ShelfPage,
): Promise<Storefront> {
  const [{ products, total }, services] = await Promise.all([
    listActiveListings(deps, store.id, shelf),
    listServices(deps, store.id, { onlyActive: true }),
  ]);
  const translated = <Item extends { id: Id }>(items: readonly Item[]) =>
    translateItems(deps.db, store, language, items);
  return {
    store: (await translated([store]))[0] ?? store,
    products: await translated(products.map(toShelfProduct)),
    services: await translated(services),
    pagination: paginate(shelf.page, shelf.page_size, total),
  };
}
