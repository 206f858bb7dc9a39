import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findOfferRows } from "./offers.repository.ts";

interface Asked {
  /** Null if the marketplace itself sells. */
  storeId: Id | null;
  productId: Id;
}

/** A product as that seller offers it; amounts in minor units. */
export interface ProductOffer {
  name: string;
  sku: string;
  imageUrl: string | null;
  price: number;
  wholesalePrice: number;
  /** Null if stock is not counted. */
  stock: number | null;
}

/** In the order asked for; undefined for a product that the seller does not offer. */
export async function findProductOffers(
  db: Db,
  asked: readonly Asked[],
): Promise<(ProductOffer | undefined)[]> {
  if (asked.length === 0) return [];
  const rows = await findOfferRows(
    db,
    asked.map(({ storeId }) => storeId),
    asked.map(({ productId }) => productId),
  );
  const offers: (ProductOffer | undefined)[] = asked.map(() => undefined);
  for (const [nth, name, sku, imageUrl, price, wholesalePrice, stock] of rows)
    offers[nth - 1] = {
      name,
      sku,
      imageUrl,
      price: Number(price),
      wholesalePrice: Number(wholesalePrice),
      stock,
    };
  return offers;
}
