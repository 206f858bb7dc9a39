// What a cart costs, in whole minor units. The client says only which items and how many; nothing else of the
// price comes from it.
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { sumItems } from "#features/selling/orders/place/sum-items.ts";
import type { CartOffer } from "./cart-offer.ts";
import { cartProblems } from "./cart-problems.ts";

export interface Sums {
  subtotal: number;
  shipping: number;
  /** On what is paid now. */
  tax: number;
  total: number;
  /** What of the total is paid at the appointments. */
  dueLater: number;
}

/** What one seller sells of a cart; it becomes one order. */
export interface PricedGroup extends Sums {
  store: Store | null;
  offers: CartOffer[];
}

export interface PricedCart extends Sums {
  groups: PricedGroup[];
  problems: CartProblem[];
}

/**
 * `offers` has one entry per item, in the same order; undefined if the item is not offered and so has no
 * price.
 */
export function priceCart(
  items: readonly WantedItem[],
  offers: readonly (CartOffer | undefined)[],
): PricedCart {
  const found = offers.filter((offer) => offer !== undefined);
  const groups = [...Map.groupBy(found, ({ store }) => store?.id ?? null).values()].map(priceGroup);
  const all = (one: keyof Sums) => groups.reduce((sum, group) => sum + group[one], 0);
  return {
    groups,
    problems: cartProblems(items, offers),
    subtotal: all("subtotal"),
    shipping: all("shipping"),
    tax: all("tax"),
    total: all("total"),
    dueLater: all("dueLater"),
  };
}

const BASIS = 10_000;

function priceGroup(offers: CartOffer[]): PricedGroup {
  const store = offers[0]?.store ?? null;
  const subtotal = sumItems(offers, "unitPrice");
  const dueLater = sumItems(offers, "unitLater");
  const shipping = shippingOf(
    store,
    offers.filter(({ item }) => item.kind === "product"),
  );
  // Rounds half a unit up.
  const tax = Math.floor(((subtotal - dueLater) * (store?.checkout.tax_bps ?? 0) + BASIS / 2) / BASIS);
  return { store, offers, subtotal, shipping, tax, total: subtotal + shipping + tax, dueLater };
}

function shippingOf(store: Store | null, goods: readonly CartOffer[]): number {
  if (!store || goods.length === 0) return 0;
  const { shipping_flat, free_shipping_over } = store.checkout;
  const isFree = free_shipping_over !== null && sumItems(goods, "unitPrice") >= free_shipping_over;
  return isFree ? 0 : shipping_flat;
}
