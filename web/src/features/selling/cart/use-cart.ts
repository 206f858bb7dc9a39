import { useStore } from "#kernel/storage/store.ts";
import type { CartItem } from "./cart-item.ts";
import { unitsIn } from "./cart-rules.ts";
import { cart, comingLines } from "./cart-store.ts";

interface Cart {
  items: readonly CartItem[];
  units: number;
  /** Number of stored lines not restored yet. */
  coming: number;
}

export function useCart(): Cart {
  const items = useStore(cart);
  const coming = useStore(comingLines);
  return { items, units: unitsIn(items), coming };
}
