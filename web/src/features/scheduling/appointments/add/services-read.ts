import { productPageSize } from "@solodesk/contract/kernel/page.ts";

/** The very page the catalogue begins with, so whoever comes from there waits for nothing. */
export const servicesRead = { query: { page: 1, page_size: productPageSize } };
