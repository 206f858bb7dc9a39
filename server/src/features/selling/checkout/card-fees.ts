// Saved cards in a cart: which items need one, and what may be charged to it.
import { needsCard } from "@solodesk/contract/catalog/services/payment.ts";
import { cardFeeOf } from "@solodesk/contract/store/store/policy.ts";
import { discountedPrice } from "#features/selling/orders/place/sum-items.ts";
import type { CartOffer } from "./cart-offer.ts";
import type { PricedCart } from "./price-cart.ts";

export const cartNeedsCard = ({ groups }: Pick<PricedCart, "groups">): boolean =>
  groups.some(({ offers }) => offers.some(({ service }) => service !== undefined && needsCard(service)));

/** In minor units; undefined for an item that needs no card. */
export function cardFees(offer: CartOffer): Record<"no_show" | "late_cancel", number> | undefined {
  const { service, store } = offer;
  const policy = store?.booking.policy;
  if (!service || !policy || !needsCard(service)) return undefined;
  const fee = (why: "no_show" | "late_cancel") => cardFeeOf(policy, discountedPrice(offer), why);
  return { no_show: fee("no_show"), late_cancel: fee("late_cancel") };
}
