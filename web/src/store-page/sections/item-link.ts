import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { itemPath, type PageKind } from "@solodesk/contract/kernel/slug.ts";
import type { Shop } from "../document/page-data.ts";

type Named = Pick<Shop, "website_url" | "languages">;

/** Keeps the language that the visitor reads, which they may have chosen. */
const inReadersLanguage = ({ languages }: Named, path: string): string =>
  languages.length < 2 ? path : `${path}?lang=${readersLanguage()}`;

/** The address of the page of a product or service. */
export const itemLink = (shop: Named, kind: PageKind, slug: string): string =>
  inReadersLanguage(shop, itemPath(kind, shop.website_url, slug));

/** The address of the store page. */
export const storePageLink = (shop: Named): string =>
  inReadersLanguage(shop, pages.storePage.replace(":storeName", shop.website_url));
