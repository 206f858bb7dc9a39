import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adsRead, type WantedAds } from "./ads-read.ts";

/** What is shown stays until other days have come. */
export const useAds = (wanted: WantedAds) =>
  useQuery({ ...adsRead(wanted), placeholderData: keepPreviousData });
