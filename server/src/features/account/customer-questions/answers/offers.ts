import type { AnsweredService } from "@solodesk/contract/account/customer-questions.ts";
import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import type { ShelfProduct } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { searchActiveListings } from "#features/catalog/catalog/listings/search-active-listings.ts";
import { toShelfProduct } from "#features/catalog/storefront/to-shelf-product.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { called } from "./called.ts";
import { type AnsweringCustomer, MOST_OFFERS, type ShopDesk } from "./shop-desk.ts";

export const answeredService = (
  { id, name, price, duration_minutes }: OfferedService,
  slots: FreeSlot[] = [],
): AnsweredService => ({ id, name, price, duration_minutes, slots });

const answeredProduct = ({ id, name, list_price, stock }: ShelfProduct) => ({ id, name, list_price, stock });

export const tellServices: AnsweringCustomer = ({ front: { services, store } }) => {
  if (services.length === 0) return { text: [t("{store} offers no services here.", { store: store.name })] };
  return {
    text: more(services.length),
    services: services.slice(0, MOST_OFFERS).map((one) => answeredService(one)),
  };
};

export const tellProducts: AnsweringCustomer = ({ front: { products, pagination, store } }) => {
  if (products.length === 0) return { text: [t("{store} sells no products here.", { store: store.name })] };
  return { text: more(pagination.total), products: products.slice(0, MOST_OFFERS).map(answeredProduct) };
};

const more = (count: number): string[] =>
  count > MOST_OFFERS
    ? [t("{shown} of {count}. You can see all of them on this page.", { shown: MOST_OFFERS, count })]
    : [];

/** A service or product by name: what it costs, how long it takes, whether there is any left. */
export const tellOffer: AnsweringCustomer = async (desk) => {
  const { front, asked } = desk;
  const { thing = "" } = asked;
  const services = called(front.services, thing);
  const products = await productsCalled(desk, thing);
  if (services.length + products.length === 0) return undefined;
  return {
    services: services.slice(0, MOST_OFFERS).map((one) => answeredService(one)),
    products: products.slice(0, MOST_OFFERS).map(answeredProduct),
  };
};

async function productsCalled({ deps, front }: ShopDesk, said: string): Promise<ShelfProduct[]> {
  const { store, products, pagination } = front;
  if (pagination.total <= products.length) return called(products, said);
  const found = await searchActiveListings(deps, store.id, { q: said, limit: MOST_OFFERS });
  const named = called(found.map(toShelfProduct), said);
  const translated = await translateTexts(
    deps.db,
    store.id,
    named.map(({ id }) => id),
  );
  return named.map(translated);
}
