import { useRead } from "#kernel/api/query.ts";
import { adsRead, type WantedAds } from "./ads-read.ts";

/** The previous report stays until the new one is loaded. */
export const useAds = (wanted: WantedAds) => useRead(adsRead(wanted), { keepPrevious: true });
