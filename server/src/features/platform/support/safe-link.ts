const SITE = "https://this.site";
const schemes = new Set(["https:", "mailto:", "tel:"]);

/**
 * Returns the target of a link if it is allowed: a path of this site, https, mailto or tel. Undefined for
 * everything else.
 */
export function safeLink(href: string): string | undefined {
  if (href.startsWith("/")) return pathOfSite(href);
  const url = URL.parse(href);
  return url && schemes.has(url.protocol) ? url.href : undefined;
}

/** Parses a path as a browser does, which takes a backslash for a slash and ignores tabs. */
function pathOfSite(href: string): string | undefined {
  const url = URL.parse(href, SITE);
  if (url?.origin !== SITE || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
