import { adsReads } from "#features/ads/wanted-reads.ts";
import { linksRead, pageIn } from "#features/links/links-read.ts";

/** What the ads and their links at this address are read from. */
export const adsAnalyticsReads = (query: URLSearchParams) => [...adsReads(query), linksRead(pageIn(query))];
