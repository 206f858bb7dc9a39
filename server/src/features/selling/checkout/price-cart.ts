// What a cart costs, in whole minor units. The client says only which items and how many; nothing else of the
// price comes from it.
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { CartOffer } from "./cart-offer.ts";
import { cartProblems } from "./cart-problems.ts";

export interface PricedLine {
  /** Its index among the items, from 0. */
  line: number;
  item: WantedItem;
  offer: CartOffer;
  quantity: number;
  total: number;
}

export interface Sums {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

/** What one seller sells of a cart; it becomes one order. */
export interface PricedGroup extends Sums {
  store: Store | null;
  lines: PricedLine[];
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
  const lines = items.flatMap((item, line) => {
    const offer = offers[line];
    return offer ? [priceLine(item, line, offer)] : [];
  });
  const groups = [...Map.groupBy(lines, ({ offer }) => offer.store?.id ?? null).values()].map(priceGroup);
  const all = (one: keyof Sums) => sum(groups, (group) => group[one]);
  return {
    groups,
    problems: cartProblems(items, offers),
    subtotal: all("subtotal"),
    shipping: all("shipping"),
    tax: all("tax"),
    total: all("total"),
  };
}

const sum = <T>(of: readonly T[], one: (part: T) => number): number =>
  of.reduce((total, part) => total + one(part), 0);

function priceLine(item: WantedItem, line: number, offer: CartOffer): PricedLine {
  // A time is booked once, whatever quantity the cart asks for.
  const quantity = item.kind === "service" ? 1 : item.quantity;
  return { line, item, offer, quantity, total: offer.unitPrice * quantity };
}

const BASIS = 10_000;

function priceGroup(lines: PricedLine[]): PricedGroup {
  const store = lines[0]?.offer.store ?? null;
  const goods = lines.filter(({ item }) => item.kind === "product");
  const subtotal = sum(lines, ({ total }) => total);
  const shipping =
    goods.length === 0
      ? 0
      : shippingOf(
          store,
          sum(goods, ({ total }) => total),
        );
  // Rounds half a unit up.
  const tax = Math.floor((subtotal * (store?.checkout.tax_bps ?? 0) + BASIS / 2) / BASIS);
  return { store, lines, subtotal, shipping, tax, total: subtotal + shipping + tax };
}

function shippingOf(store: Store | null, goods: number): number {
  if (!store) return 0;
  const { shipping_flat, free_shipping_over } = store.checkout;
  return free_shipping_over !== null && goods >= free_shipping_over ? 0 : shipping_flat;
}
