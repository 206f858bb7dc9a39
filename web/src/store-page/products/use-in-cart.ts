import { isSameItem } from "#features/selling/cart/cart-item.ts";
import { useCart } from "#features/selling/cart/use-cart.ts";
import type { Shop } from "../document/page-data.ts";

/** Returns a function that says how many of a product or a variant of this store are in the cart. */
export function useInCart({ website_url }: Shop): (id: string, variantId?: string) => number {
  const { items } = useCart();
  return (id, variant_id) =>
    items.find((item) => isSameItem(item, { kind: "product", id, variant_id, website_url }))?.quantity ?? 0;
}
