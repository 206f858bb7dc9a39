import type { Db } from "#kernel/database/db.ts";
import { type AskedProduct, findOfferRows } from "./offers.repository.ts";

/** A product, or a variant of it, as that seller offers it; amounts in minor units. */
export interface ProductOffer {
  /** Of the product, without what names the variant. */
  name: string;
  sku: string;
  imageUrl: string | null;
  price: number;
  wholesalePrice: number;
  /** Null if stock is not counted. */
  stock: number | null;
  /** The variant's value of each option; null if none was asked for. */
  values: string[] | null;
  hasVariants: boolean;
  /** Is it the store's own, rather than of the shared catalogue? */
  isOwn: boolean;
}

/** In the order asked for; undefined for a product that the seller does not offer, or a variant that it doesn't have. */
export async function findProductOffers(
  db: Db,
  asked: readonly AskedProduct[],
): Promise<(ProductOffer | undefined)[]> {
  if (asked.length === 0) return [];
  const rows = await findOfferRows(db, asked);
  const offers: (ProductOffer | undefined)[] = asked.map(() => undefined);
  for (const [nth, name, sku, imageUrl, price, wholesalePrice, stock, values, hasVariants, isOwn] of rows)
    offers[nth - 1] = {
      name,
      sku,
      imageUrl,
      price: Number(price),
      wholesalePrice: Number(wholesalePrice),
      stock,
      values,
      hasVariants,
      isOwn,
    };
  return offers;
}
