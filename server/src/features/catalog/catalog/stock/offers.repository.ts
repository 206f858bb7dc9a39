import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, preparedTuples } from "#kernel/database/db.ts";

/** Amounts come as text because they are bigint. */
export type OfferRow = [
  asked: number,
  name: string,
  sku: string,
  imageUrl: string | null,
  price: string,
  wholesalePrice: string,
  stock: number | null,
  /** The variant's values; null if none was asked for. */
  values: string[] | null,
  hasVariants: boolean,
  /** Is it the store's own? */
  isOwn: boolean,
];

export interface AskedProduct {
  /** Null if the marketplace itself sells. */
  storeId: Id | null;
  productId: Id;
  variantId?: Id | undefined;
}

// In a store: at its price and with its text. Without a store: as in the catalogue, at the wholesale price.
const statement = `
  SELECT w.asked::int, coalesce(a.name, p.name), coalesce(v.sku, p.sku),
    coalesce(v.image_url, CASE WHEN w.store_id IS NULL THEN p.image_url ELSE shown_picture(a, p) END),
    coalesce(v.price, l.list_price, p.wholesale_price), p.wholesale_price,
    CASE WHEN v.id IS NULL THEN p.stock ELSE v.stock END, v.options, p.options <> '[]', p.store_id IS NOT NULL
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) WITH ORDINALITY AS w (store_id, product_id, variant_id, asked)
    JOIN products p ON p.id = w.product_id
    LEFT JOIN listings l ON l.store_id = w.store_id AND l.product_id = p.id AND l.active
    LEFT JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
    LEFT JOIN product_variants v ON v.id = w.variant_id AND v.product_id = p.id AND v.store_id = w.store_id
  WHERE CASE WHEN w.store_id IS NULL THEN p.store_id IS NULL ELSE a.name IS NOT NULL END
    AND (w.variant_id IS NULL OR v.id IS NOT NULL)`;

/** `asked` counts from 1. Without a row: not offered, or the product has no such variant. */
export const findOfferRows = (db: Db, asked: readonly AskedProduct[]): Promise<OfferRow[]> =>
  preparedTuples(db, "product-offers", statement, [
    asked.map(({ storeId }) => storeId),
    asked.map(({ productId }) => productId),
    asked.map(({ variantId }) => variantId ?? null),
  ]);
