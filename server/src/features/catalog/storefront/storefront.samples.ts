import type { storefront } from "@solodesk/contract/catalog/storefront.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** The store is not published. */
export const samples = ({ websiteUrl, productId }: Targets): Samples<typeof storefront> => ({
  get: { query: { website_url: websiteUrl }, refused: 404 },
  getProduct: { params: { website_url: websiteUrl, id: productId }, refused: 404 },
});
