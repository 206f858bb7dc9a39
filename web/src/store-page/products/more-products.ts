import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { type ShelfItem, shelfItem } from "../document/page-data.ts";

type More = { products: ShelfItem[]; total: number; failure?: undefined } | { failure: string };

/** One more page of a store's products. */
export async function moreProducts(websiteUrl: string, page: number): Promise<More> {
  try {
    const { data } = await call(storefront.get, { query: { website_url: websiteUrl, page } });
    return { products: data.products.map(shelfItem), total: data.pagination.total_pages };
  } catch (error) {
    if (error instanceof CallError) return { failure: error.message };
    throw error;
  }
}
