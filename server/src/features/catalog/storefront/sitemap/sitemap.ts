import { alternatesOf } from "@solodesk/contract/catalog/storefront/language-addresses.ts";

/** A page, by its path on this site. */
export interface SitemapEntry {
  path: string;
  languages: readonly string[];
  updatedAt: Date;
}

/** The 50 MiB limit of search engines, less room for what surrounds the entries. */
const MAX_BYTES = 50 * 1024 * 1024 - 1024;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Nothing here needs escaping: publicOrigin holds no special characters, addresses and slugs are a-z, 0-9 and dashes, and a
 * language letters and dashes.
 */
function urlOf(origin: string, { path, languages, updatedAt }: SitemapEntry): string {
  const address = origin + path;
  const links = alternatesOf(languages, address).map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${one.address}"/>`,
  );
  return `<url><loc>${address}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${links.join("")}</url>\n`;
}

/** Drops the last entries if the sitemap would exceed `maxBytes`. */
export function sitemap(origin: string, entries: readonly SitemapEntry[], maxBytes = MAX_BYTES): string {
  let urls = "";
  for (const entry of entries) {
    const url = urlOf(origin, entry);
    if (urls.length + url.length > maxBytes) break;
    urls += url;
  }
  return `${XML}
<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`;
}

/** Names other sitemaps, by their paths on this site. */
export const sitemapIndex = (origin: string, paths: readonly string[]): string => `${XML}
<sitemapindex ${SCHEMA}>
${paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>\n`).join("")}</sitemapindex>
`;
