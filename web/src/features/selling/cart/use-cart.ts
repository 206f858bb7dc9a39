import { useStore } from "#kernel/storage/store.ts";
import type { CartItem } from "./cart-item.ts";
import { unitsIn } from "./cart-rules.ts";
import { cart, unrestoredLines } from "./cart-store.ts";

interface Cart {
  items: readonly CartItem[];
  units: number;
  /** Number of stored lines not restored yet. */
  unrestored: number;
}

export function useCart(): Cart {
  const items = useStore(cart);
  const unrestored = useStore(unrestoredLines);
  return { items, units: unitsIn(items), unrestored };
}
