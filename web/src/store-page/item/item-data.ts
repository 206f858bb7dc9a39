// The data that the page of one product or service gets, field by field, as page-data.ts says for the store page.

import { shortened } from "@solodesk/contract/catalog/storefront/shortened.ts";
import type { ItemPage, ProductDetail } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { itemPath } from "@solodesk/contract/kernel/slug.ts";
import {
  cardFeeTerms,
  type Offer,
  offer,
  type ShelfItem,
  type Shop,
  shelfItem,
  shopOf,
} from "../document/page-data.ts";

export type ShownVariant = Pick<
  ProductDetail["variants"][number],
  "id" | "options" | "sku" | "price" | "compare_at" | "stock" | "image_url"
>;
/** A product with its whole description. */
export interface ShownProduct extends ShelfItem, Pick<ProductDetail, "options"> {
  pictures: { url: string; alt: string }[];
  variants: ShownVariant[];
}

export interface ItemData {
  shop: Shop;
  item:
    | { kind: "product"; product: ShownProduct; related: ShelfItem[] }
    | { kind: "service"; service: Offer; related: Offer[] };
  /** What an order that ships anything costs besides; `free_over`: goods worth this much or more ship free. */
  delivery: { flat: Money; free_over: Money | null };
  /** The public address of the page. */
  url: string;
  /** What can be charged to a saved card, in sentences; none if the service needs no card. */
  card_terms: string[];
}

const shownProduct = (product: ProductDetail): ShownProduct => ({
  ...shelfItem(product),
  description: product.description,
  pictures: product.pictures.map(({ url, alt }) => ({ url, alt })),
  options: product.options.map(({ name, values }) => ({ name, values })),
  variants: product.variants.map((variant) => ({
    id: variant.id,
    options: variant.options,
    sku: variant.sku,
    price: variant.price,
    compare_at: variant.compare_at,
    stock: variant.stock,
    image_url: variant.image_url,
  })),
});

export function itemData({ store, item, publicUrl }: Omit<ItemPage, "assets">): ItemData {
  const { slug } = item.kind === "product" ? item.product : item.service;
  const money = (amount: number): Money => ({ amount, currency: store.currency });
  const { shipping_flat, free_shipping_over } = store.checkout;
  return {
    shop: shopOf(store),
    item:
      item.kind === "product"
        ? { kind: "product", product: shownProduct(item.product), related: item.related.map(shelfItem) }
        : {
            kind: "service",
            service: { ...offer(item.service, store), description: item.service.description },
            related: item.related.map((one) => offer(one, store)),
          },
    delivery: {
      flat: money(shipping_flat),
      free_over: free_shipping_over === null ? null : money(free_shipping_over),
    },
    url: publicUrl + itemPath(item.kind, store.website_url, slug),
    card_terms: item.kind === "service" ? cardFeeTerms(store, [item.service]) : [],
  };
}

export const shownItem = ({ item }: ItemData) => (item.kind === "product" ? item.product : item.service);

/** "Soap – Ostle & Wren". */
export const itemTitle = (page: ItemData): string => `${shownItem(page).name} – ${page.shop.name}`;

/** The description for search results and shared links, at most 160 characters. */
export function itemDescription(page: ItemData): string {
  const { name, description } = shownItem(page);
  const own = description.replaceAll(/\s+/g, " ").trim();
  return shortened(own || t("{item} at {store}.", { item: name, store: page.shop.name }), 160);
}
