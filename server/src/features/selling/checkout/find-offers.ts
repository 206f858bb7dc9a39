// Looks up each item of a cart: one statement for stores, one for products, one for services, and one for
// each requested time.

import { variantName } from "@solodesk/contract/catalog/own-products/options.ts";
import type { PackOffer } from "@solodesk/contract/catalog/services/packs.ts";
import { dueAtBooking, needsCard } from "@solodesk/contract/catalog/services/payment.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { hasCardFee } from "@solodesk/contract/store/store/policy.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findProductOffers, type ProductOffer } from "#features/catalog/catalog/stock/find-product-offers.ts";
import { findServiceOffers } from "#features/catalog/services/find-service-offers.ts";
import { isOffered } from "#features/scheduling/appointments/holds/is-offered.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import { findSlotAt } from "#features/scheduling/appointments/slots/find-slot-at.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { findPublishedStores } from "#features/store/store/find-published-stores.ts";
import type { Deps } from "#kernel/deps.ts";
import type { CartOffer } from "./cart-offer.ts";

type Seller = Pick<CartOffer, "store" | "isOwn">;

/** An item whose seller is known. */
type Sold = Seller & Pick<CartOffer, "cartLine" | "item" | "quantity" | "discount" | "discountLater">;

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
  const sold = items.flatMap((item, cartLine): Sold[] => {
    const seller = sellerOf(item.website_url);
    return seller
      ? [{ cartLine, item, quantity: item.quantity, discount: 0, discountLater: 0, ...seller }]
      : [];
  });
  const offers = [
    ...(await findProducts(deps, sold)),
    ...(await findServices(deps, sold)),
    ...(await findPacks(deps, sold)),
  ];
  const byLine = new Map(offers.map((offer) => [offer.cartLine, offer]));
  return items.map((_, line) => byLine.get(line));
}

async function findProducts({ db }: Deps, all: readonly Sold[]): Promise<CartOffer[]> {
  const goods = all.filter(({ item }) => item.kind === "product");
  const found = await findProductOffers(
    db,
    goods.map(({ item, store }) => ({
      storeId: store?.id ?? null,
      productId: item.id,
      variantId: item.variant_id,
    })),
  );
  return goods.flatMap((sold, i) => {
    const product = found[i];
    return product ? [offerOfProduct(product, sold)] : [];
  });
}

const offerOfProduct = (
  {
    name,
    sku,
    imageUrl,
    price,
    wholesalePrice,
    stock,
    values,
    hasVariants,
    isOwn: isOwnProduct,
  }: ProductOffer,
  sold: Sold,
): CartOffer => ({
  ...sold,
  name: values ? variantName(name, values) : name,
  ...(values && { variant: { of: name, values } }),
  needsVariant: hasVariants && !values,
  isOwnProduct,
  sku,
  imageUrl,
  stock,
  unitPrice: price,
  unitWholesale: sold.store ? wholesalePrice : 0,
  unitLater: 0,
});

async function findServices(deps: Deps, all: readonly Sold[]): Promise<CartOffer[]> {
  const services = all.flatMap(({ store, ...sold }) =>
    sold.item.kind === "service" && store ? [{ ...sold, store }] : [],
  );
  const found = await findServiceOffers(
    deps,
    services.map(({ item, store }) => ({ storeId: store.id, serviceId: item.id })),
  );
  const offers: CartOffer[] = [];
  for (const [i, sold] of services.entries()) {
    const service = found[i];
    // Without a fee there is nothing to save a card for.
    if (!service || (needsCard(service) && !hasCardFee(sold.store.booking.policy))) continue;
    // A time that nobody shares is booked once, whatever quantity the cart asks for.
    const quantity = service.capacity === 1 ? 1 : sold.quantity;
    const seatsLeft = await spotsAt(deps, service, { ...sold, quantity });
    offers.push({ ...sold, ...offerOfService(service), quantity, service, seatsLeft });
  }
  return offers;
}

async function findPacks(deps: Deps, all: readonly Sold[]): Promise<CartOffer[]> {
  const packs = all.flatMap(({ store, ...sold }) =>
    sold.item.kind === "pack" && store ? [{ ...sold, store }] : [],
  );
  const found = await findServiceOffers(
    deps,
    packs.map(({ item, store }) => ({ storeId: store.id, serviceId: item.id })),
  );
  return packs.flatMap((sold, i) => {
    const service = found[i];
    const pack = service?.packs.find(({ visits }) => visits === sold.quantity);
    return service && pack ? [offerOfPack(service, pack, sold)] : [];
  });
}

const offerOfPack = ({ name, image_url: imageUrl }: Service, pack: PackOffer, sold: Sold): CartOffer => ({
  ...sold,
  name,
  sku: "",
  imageUrl,
  stock: null,
  unitPrice: pack.unit_price.amount,
  unitWholesale: 0,
  unitLater: 0,
  validMonths: pack.months,
});

async function spotsAt(
  deps: Deps,
  service: Service,
  { store, item: { starts_at: startsAt, hold: token }, quantity }: Sold & { store: Store },
): Promise<number> {
  if (startsAt === undefined) return 0;
  const [at, hold] = [Date.parse(startsAt), readHold(deps, token)];
  const rule = serviceRule(service);
  const held = { storeId: store.id, serviceId: service.id, at, length: rule.length, seats: quantity, hold };
  if (await isOffered(deps, held)) return quantity;
  // One is enough: the cart says how many are left if it wants more.
  const slot = await findSlotAt(deps, { ...rule, store, booker: "customer", seats: 1, hold, at });
  return slot ? (slot.seats_left ?? 1) : 0;
}

function offerOfService(service: Service) {
  const { name, image_url: imageUrl, price, payment } = service;
  const unitPrice = price.amount;
  // Services that are paid for at the appointment can be in a cart too. They are then paid for in full.
  const isPaidLater = payment.due === "deposit" || payment.due === "card_on_file";
  const unitLater = isPaidLater ? unitPrice - dueAtBooking(service) : 0;
  return { name, sku: "", imageUrl, unitPrice, unitLater, unitWholesale: 0, stock: null };
}
