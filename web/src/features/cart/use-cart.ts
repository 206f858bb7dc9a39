import { useStore } from "#kernel/store.ts";
import type { CartItem } from "./cart-item.ts";
import { unitsIn } from "./cart-rules.ts";
import { cart } from "./cart-store.ts";

export function useCart(): { items: readonly CartItem[]; units: number } {
  const items = useStore(cart);
  return { items, units: unitsIn(items) };
}
