import { shortened } from "@solodesk/contract/catalog/storefront/shortened.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Offer, PageData, Shop } from "./page-data.ts";

/** "Handmade tableware · Ostle & Wren". */
export const pageTitle = ({ name, tagline, category }: Shop): string =>
  [tagline || category, name].filter(Boolean).join(" · ");

/** The description for search results and shared links, at most 160 characters. */
export function pageDescription({ shop, products, services }: PageData): string {
  const own = [shop.tagline, shop.description].filter(Boolean).join(". ").replaceAll(/\s+/g, " ");
  const offered = [...products, ...services].slice(0, 3).map(({ name }) => name);
  const made =
    offered.length > 0
      ? t("{offers} and more at {store}.", { offers: offered.join(", "), store: shop.name })
      : t("{store}: the store page.", { store: shop.name });
  return shortened(own || made, 160);
}

/** The first letters of the first two words that have one: "Ostle & Wren" gives OW. */
export const monogram = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}\p{N}\p{M}'’])[\p{L}\p{N}]/gu)]
    .slice(0, 2)
    .map(([letter]) => letter.toUpperCase())
    .join("");

export const locationWords: Record<Offer["location"], Message> = {
  in_person: msg("At the store"),
  online: msg("Online||where a service takes place"),
  customer_place: msg("At your place||at the customer's home"),
};
