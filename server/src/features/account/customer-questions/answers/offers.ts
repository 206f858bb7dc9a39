import type { AnsweredService } from "@solodesk/contract/account/customer-questions.ts";
import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import type { ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { searchActiveListings } from "#features/catalog/catalog/listings/search-active-listings.ts";
import { toShelfProduct } from "#features/catalog/storefront/to-shelf-product.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { type AskedStore, MOST_OFFERS, type Tell } from "./asked-store.ts";
import { called } from "./called.ts";

/** How many matches of a search are looked through for the name: it finds descriptions and brands, too. */
const MOST_FOUND = 100;

export const answeredService = (
  { id, name, price, duration_minutes, capacity }: OfferedService,
  slots: FreeSlot[] = [],
): AnsweredService => ({ id, name, price, duration_minutes, capacity, slots });

const answeredProduct = ({ id, name, list_price, stock }: ShelfProduct) => ({ id, name, list_price, stock });

export const tellServices: Tell = ({ front: { services, store } }) => {
  if (services.length === 0) return { text: [t("{store} offers no services here.", { store: store.name })] };
  return {
    text: more(services.length),
    services: services.slice(0, MOST_OFFERS).map((one) => answeredService(one)),
  };
};

export const tellProducts: Tell = ({ front: { products, pagination, store } }) => {
  if (products.length === 0) return { text: [t("{store} sells no products here.", { store: store.name })] };
  return { text: more(pagination.total), products: products.slice(0, MOST_OFFERS).map(answeredProduct) };
};

const more = (count: number): string[] =>
  count > MOST_OFFERS ? [t("These are {shown} of {count}.", { shown: MOST_OFFERS, count })] : [];

/** A service or product by name: what it costs, how long it takes, whether there is any left. */
export const tellOffer: Tell = async (store) => {
  const { thing = "" } = store.asked;
  const services = called(store.front.services, thing);
  const products = await productsCalled(store, thing);
  const count = services.length + products.length;
  if (count === 0) return undefined;
  return {
    text: more(count),
    services: services.slice(0, MOST_OFFERS).map((one) => answeredService(one)),
    products: products.slice(0, Math.max(0, MOST_OFFERS - services.length)).map(answeredProduct),
  };
};

/** On the page's first shelf, in the reader's language, or else by the catalogue's search. */
async function productsCalled({ deps, front }: AskedStore, said: string): Promise<ShelfProduct[]> {
  const { store, products, pagination } = front;
  const shown = called(products, said);
  if (shown.length > 0 || pagination.total <= products.length) return shown;
  const found = await searchActiveListings(deps, store.id, { q: said, limit: MOST_FOUND });
  const named = called(found.map(toShelfProduct), said);
  const translated = await translateTexts(
    deps.db,
    store.id,
    named.map(({ id }) => id),
  );
  return named.map(translated);
}
