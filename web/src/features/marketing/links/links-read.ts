import { links } from "@solodesk/contract/marketing/links.ts";
import { readOf } from "#kernel/api/query.ts";

/** Name of the page number in the address: this list shares its screen with others. */
export const pageName = "links";

export const linkPageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get(pageName))) || 1);

export const linksRead = (page: number) => readOf(links.list, { query: { page } });
