import { catalog } from "@solodesk/contract/catalog.ts";
import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import { readOf } from "#kernel/query.ts";

export const myCataloguePage = (page: number) => ({ query: { page, page_size: productPageSize } });

/** One page of what the seller lists; the services come with each. */
export const myCatalogueRead = (page: number) => readOf(catalog.listMine, myCataloguePage(page));
