import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const ownProductRead = (id: string) => readOf(ownProducts.get, { params: { id } });

export const newProductReads: ScreenReads = () => [readOf(catalog.listMyCategories, {})];

export const ownProductReads: ScreenReads = (query, { id = "" }) => [
  ownProductRead(id),
  ...newProductReads(query, {}),
];

/** What shows own products, and is read again when one changes. */
export const showingProducts = [dashboard.get, catalog.listMine, catalog.listMyCategories, ownProducts.get];
