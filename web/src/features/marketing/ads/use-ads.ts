import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adsRead, type WantedAds } from "./ads-read.ts";

/** The previous report stays until the new one is loaded. */
export const useAds = (wanted: WantedAds) =>
  useQuery({ ...adsRead(wanted), placeholderData: keepPreviousData });
