import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import type { CartItem } from "#features/selling/cart/cart-item.ts";
import { unitsIn } from "#features/selling/cart/cart-rules.ts";
import { addToCart, cart } from "#features/selling/cart/cart-store.ts";
import type { Offer, OfferedPack, ShelfItem, Shop } from "./document/page-data.ts";
import { putInCart } from "./document/visit.ts";
import { useBookDialog } from "./use-book-dialog.ts";
import { useCartDialog } from "./use-cart-dialog.ts";

type Added = Pick<ShelfItem, "id" | "name" | "list_price" | "image_url"> &
  Partial<Pick<CartItem, "variant_id" | "quantity">>;

/** What visitors do with what a store offers, the same on each of its pages. */
export function useShopping(shop: Shop, services: readonly Offer[]) {
  const cartDialog = useCartDialog(shop);
  const booking = useBookDialog(shop, services);
  const [said, setSaid] = useState("");

  function add({ name, list_price: price, ...item }: Added) {
    const { id, image_url, variant_id, quantity = 1 } = item;
    addToCart({
      kind: "product",
      id,
      ...(variant_id !== undefined && { variant_id }),
      quantity,
      website_url: shop.website_url,
      name,
      price,
      image_url,
    });
    putInCart(shop.website_url);
    const units = unitsIn(cart.get());
    setSaid(
      t("{product}: added. Cart, {units, plural, one {# item} other {# items}}.", { product: name, units }),
    );
  }

  function buy({ id, name, image_url }: Offer, { visits: quantity, price }: OfferedPack) {
    addToCart({ kind: "pack", id, quantity, website_url: shop.website_url, name, price, image_url });
    putInCart(shop.website_url);
    cartDialog.open();
  }

  return {
    cartDialog,
    booking,
    /** What the last press did, for screen readers. */
    said,
    add,
    buy,
    book: (service: Offer) => void booking.open(service),
  };
}
