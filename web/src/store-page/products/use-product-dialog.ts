import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import type { PageData, ShelfItem } from "../document/page-data.ts";
import { productInHash } from "./product-in-hash.ts";

type Found = { product: ShelfItem; failure?: undefined } | { product?: undefined; failure: string };

/** Loads a product with its full description, which the page shortens. */
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
  /** The product, as far as it is loaded. */
  product: ShelfItem | undefined;
  /** Why loading the rest failed. */
  failure: string | undefined;
}

/** Whether the page shortened the description. */
const isShortened = ({ description }: ShelfItem): boolean => description.endsWith("…");

/** The product whose dialog is open. The address's hash names it, so that it can be shared. */
export function useProductDialog({ shop, products, services }: PageData) {
  const [opened, setOpened] = useState<Opened>();

  async function ask(id: string) {
    const { product, failure } = await oneProduct(shop.website_url, id);
    // Ignored if the visitor has closed the dialog or opened another product in the meantime.
    setOpened((now) => (now?.id === id ? { id, product: product ?? now.product, failure } : now));
  }
  function open(id: string, product = products.find((one) => one.id === id)) {
    setOpened({ id, product, failure: undefined });
    if (!product || isShortened(product)) void ask(id);
  }
  const openNamed = useEffectEvent(() => {
    const id = productInHash(location.hash);
    // A service is on the page itself, and the browser has scrolled to it.
    if (services.some((service) => service.id === id)) return;
    if (id !== undefined && id !== opened?.id) open(id);
  });
  useEffect(() => {
    // After hydration.
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
    openId: (id: string) => open(id),
    retry: () => opened && open(opened.id, opened.product),
    close: () => setOpened(undefined),
  };
}
