// What a cart costs, in whole minor units. The client says only which items and how many, and which codes; nothing else of the
// price comes from it.
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import {
  type ApplicableDiscount,
  type AppliedDiscounts,
  applyDiscounts,
  type DiscountableLine,
} from "#features/selling/discounts/apply-discounts.ts";
import { discountedPrice, laterOf, sumItems } from "#features/selling/orders/place/sum-items.ts";
import { share } from "#kernel/share.ts";
import type { CartOffer } from "./cart-offer.ts";
import { cartProblems } from "./cart-problems.ts";

export interface Sums {
  /** Before the discount. */
  subtotal: number;
  discount: number;
  shipping: number;
  /** On what is paid now. */
  tax: number;
  /** subtotal − discount + shipping + tax. */
  total: number;
  /** What of the total is paid at the appointments. */
  dueLater: number;
}

/** What one seller sells of a cart; it becomes one order. */
export interface PricedGroup extends Sums, Pick<AppliedDiscounts, "taken" | "refused"> {
  store: Store | null;
  offers: CartOffer[];
}

export interface PricedCart extends Sums {
  groups: PricedGroup[];
  problems: CartProblem[];
}

/**
 * `offers` has one entry per item, in the same order; undefined if the item is not offered and so has no
 * price. `discounts`: those of all stores that the buyer can use.
 */
export function priceCart(
  items: readonly WantedItem[],
  offers: readonly (CartOffer | undefined)[],
  discounts: readonly ApplicableDiscount[],
): PricedCart {
  const found = offers.filter((offer) => offer !== undefined);
  const groups = [...Map.groupBy(found, ({ store }) => store?.id ?? null)].map(([storeId, sold]) =>
    priceGroup(
      sold,
      discounts.filter((discount) => discount.storeId === storeId),
    ),
  );
  const all = (one: keyof Sums) => groups.reduce((sum, group) => sum + group[one], 0);
  return {
    groups,
    problems: cartProblems(items, offers),
    subtotal: all("subtotal"),
    discount: all("discount"),
    shipping: all("shipping"),
    tax: all("tax"),
    total: all("total"),
    dueLater: all("dueLater"),
  };
}

const BASIS = 10_000;

function priceGroup(sold: CartOffer[], discounts: readonly ApplicableDiscount[]): PricedGroup {
  const store = sold[0]?.store ?? null;
  const { off, shipping, taken, refused } = applyDiscounts(sold.map(toLine), discounts, (goods) =>
    shippingOf(store, goods),
  );
  const offers = sold.map((offer, nth) => ({ ...offer, ...splitOff(offer, off[nth] ?? 0) }));
  const subtotal = sumItems(offers, "unitPrice");
  const discount = offers.reduce((sum, offer) => sum + offer.discount, 0);
  const dueLater = offers.reduce((sum, offer) => sum + laterOf(offer), 0);
  // Rounds half a unit up.
  const taxed = subtotal - discount - dueLater;
  const tax = Math.floor((taxed * (store?.checkout.tax_bps ?? 0) + BASIS / 2) / BASIS);
  const total = subtotal - discount + shipping + tax;
  return { store, offers, subtotal, discount, shipping, tax, total, dueLater, taken, refused };
}

/** A product of the shared catalogue never costs less than the operator gets for it. */
const toLine = (offer: CartOffer): DiscountableLine => ({
  kind: offer.item.kind,
  id: offer.item.id,
  price: discountedPrice(offer),
  least: sumItems([offer], "unitWholesale"),
});

/** Takes a line's discount off what is paid now and what is paid later, in proportion. */
const splitOff = ({ unitPrice, unitLater }: CartOffer, discount: number) => ({
  discount,
  discountLater: unitPrice === 0 ? 0 : share(discount, unitLater, unitPrice),
});

function shippingOf(store: Store | null, goods: number): number {
  if (!store) return 0;
  const { shipping_flat, free_shipping_over } = store.checkout;
  return free_shipping_over !== null && goods >= free_shipping_over ? 0 : shipping_flat;
}
