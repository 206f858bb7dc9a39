import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import type { PageData, ShelfItem } from "../document/page-data.ts";
import { productInHash } from "./product-in-hash.ts";

type Found = { product: ShelfItem; failure?: undefined } | { product?: undefined; failure: string };

/** A product of a store with all its words, which the page itself shortens. */
async function oneProduct(website_url: string, id: string): Promise<Found> {
  try {
    const { data } = await call(storefront.getProduct, { params: { website_url, id } });
    return { product: data };
  } catch (error) {
    if (error instanceof CallError) return { failure: error.message };
    throw error;
  }
}

interface Opened {
  id: string;
  /** As far as it is known. */
  product: ShelfItem | undefined;
  /** Why there is not more to see. */
  failure: string | undefined;
}

/** Of a text that goes on elsewhere. */
const isShortened = ({ description }: ShelfItem): boolean => description.endsWith("…");

/** The product that is looked at; the page's address names it, so that it can be shared. */
export function useProductDialog({ shop, products, services }: PageData) {
  const [opened, setOpened] = useState<Opened>();

  async function ask(id: string) {
    const { product, failure } = await oneProduct(shop.website_url, id);
    // Whoever closed it meanwhile, or opened another, is shown nothing of it.
    setOpened((now) => (now?.id === id ? { id, product: product ?? now.product, failure } : now));
  }
  function open(id: string, product = products.find((one) => one.id === id)) {
    setOpened({ id, product, failure: undefined });
    if (!product || isShortened(product)) void ask(id);
  }
  const openNamed = useEffectEvent(() => {
    const id = productInHash(location.hash);
    // A service stands on the page itself, where the browser has scrolled to it.
    if (services.some((service) => service.id === id)) return;
    if (id !== undefined && id !== opened?.id) open(id);
  });
  useEffect(() => {
    // Once the page stands as the server wrote it.
    const first = setTimeout(openNamed);
    addEventListener("hashchange", openNamed);
    return () => {
      clearTimeout(first);
      removeEventListener("hashchange", openNamed);
    };
  }, []);

  return {
    opened,
    open: (product: ShelfItem) => open(product.id, product),
    retry: () => opened && open(opened.id, opened.product),
    close: () => setOpened(undefined),
  };
}
