import { adsReads } from "#features/marketing/ads/ads-reads.ts";
import { linkPageIn, linksRead } from "#features/marketing/links/links-read.ts";

/** The reads of the ads screen at this address and of its tagged links. */
export const adsAnalyticsReads = (query: URLSearchParams) => [
  ...adsReads(query),
  linksRead(linkPageIn(query)),
];
