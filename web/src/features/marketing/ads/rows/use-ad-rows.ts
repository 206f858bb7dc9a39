import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import type { SoughtAds } from "@solodesk/contract/marketing/ads.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adRowsRead } from "../ads-read.ts";

/** A page of what makes a figure; the one before stays until it comes. */
export const useAdRows = (what: AdRowKind, sought: SoughtAds, page: number) =>
  useQuery({ ...adRowsRead(what, sought, page), meta: { quiet: true }, placeholderData: keepPreviousData });
