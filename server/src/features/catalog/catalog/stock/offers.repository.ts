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
];

// In a store: at its price and with its text. Without a store: as in the catalogue, at the wholesale price.
const statement = `
  SELECT w.asked::int, coalesce(a.name, p.name), p.sku,
    CASE WHEN w.store_id IS NULL THEN p.image_url ELSE shown_picture(a, p) END,
    coalesce(l.list_price, p.wholesale_price), p.wholesale_price, p.stock
  FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS w (store_id, product_id, asked)
    JOIN products p ON p.id = w.product_id
    LEFT JOIN listings l ON l.store_id = w.store_id AND l.product_id = p.id AND l.active
    LEFT JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
  WHERE w.store_id IS NULL OR a.name IS NOT NULL`;

/** `asked` counts from 1. */
export const findOfferRows = (db: Db, storeIds: (Id | null)[], productIds: Id[]): Promise<OfferRow[]> =>
  preparedTuples(db, "product-offers", statement, [storeIds, productIds]);
