const SITE = "https://this.site";
const schemes = new Set(["https:", "mailto:", "tel:"]);

/** Where a link of a text may lead: a path of this site, https, mailto or tel. Undefined for everything else. */
export function safeLink(href: string): string | undefined {
  if (href.startsWith("/")) return pathOfSite(href);
  const url = URL.parse(href);
  return url && schemes.has(url.protocol) ? url.href : undefined;
}

/** Read as a browser reads it, to whom a backslash is a slash and a tab is nothing. */
function pathOfSite(href: string): string | undefined {
  const url = URL.parse(href, SITE);
  if (url?.origin !== SITE || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
