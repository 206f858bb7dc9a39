import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import { type AdsFilter, ads } from "@solodesk/contract/marketing/ads.ts";
import { readOf } from "#kernel/api/query.ts";
import { type Period, periodIn, usual } from "./periods.ts";

export interface AdsQuery {
  period: Period;
  /** "" means any. */
  platform: string;
  campaign: string;
}

const named = (query: URLSearchParams, name: string, most: number) => (query.get(name) ?? "").slice(0, most);

export const adsQueryIn = (query: URLSearchParams, today: string): AdsQuery => ({
  period: periodIn(query, today),
  platform: named(query, "platform", 40),
  campaign: named(query, "campaign", 300),
});

/**
 * Sends only filters that are set: the server knows the default days before we know the store's time zone.
 */
export function adsFilter({ period: { name, from, to }, platform, campaign }: AdsQuery): AdsFilter {
  return {
    ...(name === usual ? {} : { from, to }),
    ...(platform === "" ? {} : { platform }),
    ...(campaign === "" ? {} : { campaign }),
  };
}

export const adsRead = (query: AdsQuery) => readOf(ads.list, { query: adsFilter(query) });

export const adRowsRead = (what: AdRowKind, filter: AdsFilter, page: number) =>
  readOf(ads.listRows, { query: { what, ...filter, ...(page === 1 ? {} : { page }) } });

/** Name of the page number in the address: this list shares its screen with others. */
export const spendPage = "spend";

const pageIn = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get(spendPage))) || 1);

export const typedSpendRead = (query: URLSearchParams) =>
  readOf(ads.listTypedSpend, { query: { page: pageIn(query), page_size: 10 } });

export const adImportsRead = () => readOf(ads.listImports, { query: { page_size: 5 } });
