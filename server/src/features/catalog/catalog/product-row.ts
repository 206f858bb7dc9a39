import type { SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";
import type { ListedProduct, Product } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";

/** A product as the statements of this feature select it; amounts come as text because they are bigint. */
export type ProductRow = [
  id: Id,
  sku: string,
  name: string,
  description: string,
  category: string,
  brand: string,
  imageUrl: string | null,
  price: string,
  wholesalePrice: string,
  stock: number | null,
  selected: boolean,
];

export type ListedRow = [
  ...ProductRow,
  listingId: Id,
  listPrice: string,
  active: boolean,
  addedAt: string,
  own: boolean,
  compareAt: string | null,
  cost: string | null,
  hasVariants: boolean,
  slug: string,
  changes: SourceField[],
];

/** The columns of a ProductRow except the last, `selected`. */
export const productColumns =
  "p.id, p.sku, p.name, p.description, p.category, p.brand, p.image_url, p.price, p.wholesale_price, p.stock";

/** Joins a listing `l` with its product `p` and with `a`, the version of it that the seller agreed to. */
export const withAgreed = `JOIN products p ON p.id = l.product_id
  JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id`;

/** The columns of a ListedRow without `changes`, which only the seller sees. */
export const shelfColumns = `p.id, p.sku, a.name, a.description, a.category, a.brand, shown_picture(a, p) AS image_url,
  a.price, p.wholesale_price, p.stock, true AS selected, l.id AS listing_id, l.list_price, l.active, l.added_at,
  p.store_id IS NOT NULL AS own, p.compare_at, p.cost, p.options <> '[]' AS has_variants, l.slug`;

export const listedColumns = `${shelfColumns}, changed_fields(a, p, l.list_price) AS changes`;

export function toProduct(row: readonly [...ProductRow, ...unknown[]], currency: string): Product {
  const [id, sku, name, description, category, brand, image_url, price, wholesale, stock, selected] = row;
  return {
    id,
    sku,
    name,
    description,
    category,
    brand,
    image_url,
    price: { amount: Number(price), currency },
    wholesale_price: { amount: Number(wholesale), currency },
    stock,
    selected,
  };
}

export function toListedProduct(row: readonly [...ListedRow, ...unknown[]], currency: string): ListedProduct {
  const { 11: listing_id, 12: list_price, 13: active, 14: added_at } = row;
  const { 15: own, 16: compareAt, 17: cost, 18: has_variants, 19: slug, 20: changes } = row;
  const money = (amount: string | null) => (amount === null ? null : { amount: Number(amount), currency });
  return {
    ...toProduct(row, currency),
    source: own ? "own" : "shared",
    compare_at: money(compareAt),
    cost: money(cost),
    has_variants,
    listing_id,
    slug,
    list_price: { amount: Number(list_price), currency },
    active,
    added_at: new Date(added_at).toISOString(),
    changes,
  };
}
