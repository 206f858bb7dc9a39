import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getShelfProduct } from "./get-shelf-product.ts";
import { getStorefront } from "./get-storefront.ts";

export function storefrontRoutes(app: App): void {
  serve(app, storefront.get, async ({ deps, query: { website_url, ...shelf } }) => ({
    status: true as const,
    data: await getStorefront(deps, website_url, shelf),
  }));

  serve(app, storefront.getProduct, async ({ deps, params: { website_url, id } }) => ({
    status: true as const,
    data: await getShelfProduct(deps, website_url, id),
  }));
}
