import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { type PageData, type ShelfItem, shelfItem } from "../document/page-data.ts";

type More = { products: ShelfItem[]; total: number; failure?: undefined } | { failure: string };

/** Loads another page of a store's products. */
async function moreProducts(websiteUrl: string, page: number): Promise<More> {
  try {
    const { data } = await call(storefront.get, { query: { website_url: websiteUrl, page } });
    return { products: data.products.map(shelfItem), total: data.pagination.total_pages };
  } catch (error) {
    if (error instanceof CallError) return { failure: error.message };
    throw error;
  }
}

interface Shelf {
  products: ShelfItem[];
  hasMore: boolean;
  busy: boolean;
  /** Why the last "Show more" failed. */
  failure: string | undefined;
  showMore: () => Promise<void>;
}

/** The products of the page; "Show more" appends further pages (spec 4). */
export function useShelf({ shop, products, pages }: PageData): Shelf {
  const [shelf, setShelf] = useState({ products, current: pages.current, total: pages.total });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function showMore() {
    setBusy(true);
    const more = await moreProducts(shop.website_url, shelf.current + 1);
    setBusy(false);
    setFailure(more.failure);
    if (more.failure !== undefined) return;
    const known = new Set(shelf.products.map(({ id }) => id));
    // A product may have moved to the next page between two requests.
    const fresh = more.products.filter(({ id }) => !known.has(id));
    setShelf({ products: [...shelf.products, ...fresh], current: shelf.current + 1, total: more.total });
  }

  return { products: shelf.products, hasMore: shelf.current < shelf.total, busy, failure, showMore };
}
