import { useCart } from "#features/selling/cart/use-cart.ts";
import type { Shop } from "../document/page-data.ts";

/** Returns a function that says how many of a product of this store are in the cart. */
export function useInCart({ website_url }: Shop): (id: string) => number {
  const { items } = useCart();
  return (id) => items.find((item) => item.id === id && item.website_url === website_url)?.quantity ?? 0;
}
