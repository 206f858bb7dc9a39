// Where the catalogue meets the cart: neither feature knows the other.
import type { Product } from "@solodesk/contract/catalog.ts";
import { addToCart } from "#features/cart/cart-store.ts";
import { ServicesScreen } from "#features/services/services-screen.tsx";

/** Bought from the marketplace itself, at its wholesale price. */
const add = ({ id, name, wholesale_price, image_url }: Product) =>
  addToCart({ kind: "product", id, website_url: null, name, price: wholesale_price, image_url });

export const ServicesWithCart = () => <ServicesScreen onAddToCart={add} />;
