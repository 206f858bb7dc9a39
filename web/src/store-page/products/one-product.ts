import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import type { ShelfItem } from "../document/page-data.ts";

type Found = { product: ShelfItem; failure?: undefined } | { product?: undefined; failure: string };

/** A product of a store with all its words, which the page itself shortens. */
export async function oneProduct(website_url: string, id: string): Promise<Found> {
  try {
    const { data } = await call(storefront.getProduct, { params: { website_url, id } });
    return { product: data };
  } catch (error) {
    if (error instanceof CallError) return { failure: error.message };
    throw error;
  }
}
