// Looks up each line of a cart: one statement for stores, one for products, one for services, and one for
// each requested time.

import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findProductOffers, type ProductOffer } from "#features/catalog/catalog/stock/find-product-offers.ts";
import { findServiceOffers } from "#features/catalog/services/find-service-offers.ts";
import { isBookable } from "#features/scheduling/appointments/slots/is-bookable.ts";
import { serviceDuration } from "#features/scheduling/appointments/slots/service-duration.ts";
import { findPublishedStores } from "#features/store/store/find-published-stores.ts";
import type { Deps } from "#kernel/deps.ts";
import type { CartOffer } from "./cart-offer.ts";

interface Seller {
  store: Store | null;
  isOwn: boolean;
}

/** A line whose seller is known. */
interface Line {
  nth: number;
  item: WantedItem;
  seller: Seller;
}

const marketplace: Seller = { store: null, isOwn: false };

/** In the order of the items; undefined for an item that is not offered. */
export async function findOffers(
  deps: Deps,
  items: readonly WantedItem[],
  userId: Id | undefined,
): Promise<(CartOffer | undefined)[]> {
  const addresses = items.flatMap(({ website_url }) => website_url ?? []);
  const stores = await findPublishedStores(deps.db, addresses);
  const sellerOf = (address: string | null): Seller | undefined => {
    if (address === null) return marketplace;
    const found = stores.get(address);
    return found && { store: found.store, isOwn: found.ownerId === userId };
  };
  const lines = items.flatMap((item, nth): Line[] => {
    const seller = sellerOf(item.website_url);
    return seller ? [{ nth, item, seller }] : [];
  });
  const offers: (CartOffer | undefined)[] = items.map(() => undefined);
  await findProducts(deps, lines, offers);
  await findServices(deps, lines, offers);
  return offers;
}

async function findProducts({ db }: Deps, all: Line[], offers: (CartOffer | undefined)[]): Promise<void> {
  const lines = all.filter(({ item }) => item.kind === "product");
  const found = await findProductOffers(
    db,
    lines.map(({ item, seller }) => ({ storeId: seller.store?.id ?? null, productId: item.id })),
  );
  for (const [i, { nth, seller }] of lines.entries()) {
    const product = found[i];
    if (product) offers[nth] = offerOfProduct(product, seller);
  }
}

const offerOfProduct = (
  { name, sku, imageUrl, price, wholesalePrice, stock }: ProductOffer,
  seller: Seller,
): CartOffer => ({
  ...seller,
  name,
  sku,
  imageUrl,
  stock,
  unitPrice: price,
  unitWholesale: seller.store ? wholesalePrice : 0,
});

async function findServices(deps: Deps, all: Line[], offers: (CartOffer | undefined)[]): Promise<void> {
  const lines = all.flatMap(({ nth, item, seller: { store, isOwn } }) =>
    item.kind === "service" && store ? [{ nth, item, store, isOwn }] : [],
  );
  const found = await findServiceOffers(
    deps,
    lines.map(({ item, store }) => ({ storeId: store.id, serviceId: item.id })),
  );
  for (const [i, { nth, item, store, isOwn }] of lines.entries()) {
    const service = found[i];
    if (!service) continue;
    const isFree = await isFreeAt(deps, store, service, item.starts_at);
    offers[nth] = { ...offerOfService(service), store, isOwn, service, isFree };
  }
}

const isFreeAt = async (
  deps: Deps,
  store: Store,
  service: Service,
  startsAt: string | undefined,
): Promise<boolean> =>
  startsAt !== undefined &&
  isBookable(deps, { ...serviceDuration(service), store, booker: "customer", at: Date.parse(startsAt) });

const offerOfService = ({ name, image_url, price }: Service) => ({
  name,
  sku: "",
  imageUrl: image_url,
  unitPrice: price.amount,
  unitWholesale: 0,
  stock: null,
});
