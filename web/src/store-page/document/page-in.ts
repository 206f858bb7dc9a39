import type { PageData } from "./page-data.ts";

/**
 * The page's address in one of the store's languages, for search engines. It is the plain address for the first,
 * which visitors get who read none of them.
 */
export const pageIn = (tag: string, { shop, url }: Pick<PageData, "shop" | "url">): string =>
  tag === shop.languages[0] ? url : `${url}?lang=${tag}`;

/** The language with the country it is mostly spoken in, as Open Graph wants it: "fr_FR". */
export function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
