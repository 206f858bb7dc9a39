import { useRead } from "#kernel/api/query.ts";
import { type AdsQuery, adsRead } from "./ads-read.ts";

/** The previous report stays until the new one is loaded. */
export const useAds = (wanted: AdsQuery) => useRead(adsRead(wanted), { keepPrevious: true });
