import { maxQuantity } from "@solodesk/contract/selling/orders/item.ts";
import type { CartIdentity, CartItem } from "./cart-item.ts";
import { isSameItem } from "./cart-item.ts";

/**
 * Spec 4: adds an item, or `quantity` more of one that is in the cart (1 if left out). Picking a time again replaces its line,
 * with the new number of spots; another pack of a service replaces the one that is in the cart.
 */
export function added(
  items: readonly CartItem[],
  { quantity = 1, ...item }: Omit<CartItem, "quantity"> & { quantity?: number },
): CartItem[] {
  const present = items.find((one) => isSameItem(one, item));
  if (!present) return [...items, { ...item, quantity }];
  if (item.starts_at !== undefined || item.kind === "pack")
    return items.map((one) => (one === present ? { ...item, quantity } : one));
  return withQuantity(items, item, present.quantity + quantity);
}

/** A quantity below 1 removes the item. */
export function withQuantity(items: readonly CartItem[], which: CartIdentity, quantity: number): CartItem[] {
  if (!Number.isInteger(quantity)) return [...items];
  if (quantity < 1) return withoutItem(items, which);
  return items.map((item) =>
    isSameItem(item, which) ? { ...item, quantity: Math.min(quantity, maxQuantity) } : item,
  );
}

export const withoutItem = (items: readonly CartItem[], which: CartIdentity): CartItem[] =>
  items.filter((item) => !isSameItem(item, which));

/** Returns the line with `gone` units fewer; empty if none are left. A pack of another number of visits stays. */
export function less(item: CartItem, gone: number): CartItem[] {
  if (item.kind === "pack") return item.quantity === gone ? [] : [item];
  return item.quantity > gone ? [{ ...item, quantity: item.quantity - gone }] : [];
}

/** Units, not lines: the number on the cart badge. A pack is one, however many visits it has. */
export const unitsIn = (items: readonly CartItem[]): number =>
  items.reduce((sum, { kind, quantity }) => sum + (kind === "pack" ? 1 : quantity), 0);
