import { links } from "@solodesk/contract/marketing/links.ts";
import { readOf } from "#kernel/api/query.ts";

/** What the address calls the page of this list: it is not alone on its screen. */
export const pageName = "links";

export const pageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get(pageName))) || 1);

export const linksRead = (page: number) => readOf(links.list, { query: { page } });
