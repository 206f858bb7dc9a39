import type { ListedProduct, Product } from "@solodesk/contract/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";

/** A product as the statements of this feature select it; amounts come as text because they are bigint. */
export interface ProductRow {
  id: Id;
  sku: string;
  name: string;
  description: string;
  category: string;
  brand: string;
  image_url: string | null;
  price: string;
  wholesale_price: string;
  stock: number | null;
  selected: boolean;
}

export interface ListedRow extends ProductRow {
  listing_id: Id;
  list_price: string;
  active: boolean;
  added_at: string;
}

/** The columns of a ProductRow, `selected` aside. */
export const productColumns =
  "p.id, p.sku, p.name, p.description, p.category, p.brand, p.image_url, p.price, p.wholesale_price, p.stock";

/** What a ListedRow has beside them. */
export const listingColumns = "l.id AS listing_id, l.list_price, l.active, l.added_at";

// Field by field, not by spreading: a page has a hundred of them and this is most of its cost.
export const toProduct = (row: ProductRow, currency: string): Product => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  description: row.description,
  category: row.category,
  brand: row.brand,
  image_url: row.image_url,
  price: { amount: Number(row.price), currency },
  wholesale_price: { amount: Number(row.wholesale_price), currency },
  stock: row.stock,
  selected: row.selected,
});

export const toListedProduct = (row: ListedRow, currency: string): ListedProduct => ({
  ...toProduct(row, currency),
  listing_id: row.listing_id,
  list_price: { amount: Number(row.list_price), currency },
  active: row.active,
  added_at: new Date(row.added_at).toISOString(),
});
