import type { CartIdentity, CartItem } from "./cart-item.ts";
import { isSame } from "./cart-item.ts";

const most = 9999;

/** Spec 4: an item already present gains 1, another comes in with 1. */
export function added(items: readonly CartItem[], item: Omit<CartItem, "quantity">): CartItem[] {
  const present = items.find((one) => isSame(one, item));
  if (!present) return [...items, { ...item, quantity: 1 }];
  return withQuantity(items, item, present.quantity + 1);
}

/** Below 1 the item leaves the cart. */
export function withQuantity(items: readonly CartItem[], which: CartIdentity, quantity: number): CartItem[] {
  if (!Number.isInteger(quantity)) return [...items];
  if (quantity < 1) return withoutItem(items, which);
  return items.map((item) => (isSame(item, which) ? { ...item, quantity: Math.min(quantity, most) } : item));
}

export const withoutItem = (items: readonly CartItem[], which: CartIdentity): CartItem[] =>
  items.filter((item) => !isSame(item, which));

/** What is left of a line when some of it is gone. */
export const less = (item: CartItem, gone: number): CartItem[] =>
  item.quantity > gone ? [{ ...item, quantity: item.quantity - gone }] : [];

/** Units, not lines: what the badge counts. */
export const unitsIn = (items: readonly CartItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
