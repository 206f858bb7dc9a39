import { adsReads } from "#features/marketing/ads/wanted-reads.ts";
import { linksRead, pageIn } from "#features/marketing/links/links-read.ts";

/** What the ads and their links at this address are read from. */
export const adsAnalyticsReads = (query: URLSearchParams) => [...adsReads(query), linksRead(pageIn(query))];
