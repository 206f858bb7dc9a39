// An own product as its tables hold it; amounts in minor units.

import type { OwnVariant, ProductOption } from "@solodesk/contract/catalog/own-products/options.ts";
import type { GalleryPicture } from "@solodesk/contract/catalog/own-products/picture.ts";
import type { OwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";

export interface VariantRow {
  id: Id;
  /** One of each option, in the order of the product's options. */
  options: string[];
  sku: string;
  barcode: string;
  price: number;
  compare_at: number | null;
  cost: number | null;
  stock: number | null;
  image_url: string | null;
}

export interface OwnProductRow {
  id: Id;
  listing_id: Id;
  slug: string;
  active: boolean;
  name: string;
  description: string;
  category: string;
  brand: string;
  pictures: GalleryPicture[];
  sku: string;
  barcode: string;
  price: number;
  compare_at: number | null;
  cost: number | null;
  stock: number | null;
  weight_grams: number | null;
  options: ProductOption[];
  /** In the seller's order. */
  variants: VariantRow[];
}

/** What the variants of a product say of it: the prices of the cheapest one, and what is left of them all. */
export function sumOfVariants(
  variants: readonly VariantRow[],
): Pick<OwnProductRow, "price" | "compare_at" | "cost" | "stock"> | undefined {
  const [cheapest] = variants.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return undefined;
  const { price, compare_at, cost } = cheapest;
  const counted = variants.flatMap(({ stock }) => stock ?? []);
  const stock = counted.length < variants.length ? null : counted.reduce((sum, one) => sum + one, 0);
  return { price, compare_at, cost, stock };
}

/** The variant's values by the names of the options. */
export const namedValues = (options: readonly ProductOption[], values: readonly string[]) =>
  Object.fromEntries(options.map(({ name }, nth) => [name, values[nth] ?? ""]));

export const toOwnVariant = (
  options: readonly ProductOption[],
  row: VariantRow,
  currency: string,
): OwnVariant => {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    ...row,
    options: namedValues(options, row.options),
    price: { amount: row.price, currency },
    compare_at: money(row.compare_at),
    cost: money(row.cost),
  };
};

export function toOwnProduct({ active, ...row }: OwnProductRow, currency: string): OwnProduct {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    ...row,
    status: active ? "active" : "draft",
    price: { amount: row.price, currency },
    compare_at: money(row.compare_at),
    cost: money(row.cost),
    variants: row.variants.map((variant) => toOwnVariant(row.options, variant, currency)),
  };
}
