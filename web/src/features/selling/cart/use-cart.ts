import { useStore } from "#kernel/storage/store.ts";
import type { CartItem } from "./cart-item.ts";
import { unitsIn } from "./cart-rules.ts";
import { cart, comingLines } from "./cart-store.ts";

interface Cart {
  items: readonly CartItem[];
  units: number;
  /** Lines that are still on their way out of storage. */
  coming: number;
}

export function useCart(): Cart {
  const items = useStore(cart);
  const coming = useStore(comingLines);
  return { items, units: unitsIn(items), coming };
}
