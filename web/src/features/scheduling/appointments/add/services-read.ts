import { productPageSize } from "@solodesk/contract/kernel/page.ts";

/** The same request as the catalogue's first page, so that the cache answers it after a visit there. */
export const servicesRead = { query: { page: 1, page_size: productPageSize } };
