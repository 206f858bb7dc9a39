import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import type { Deps } from "#kernel/deps.ts";
import { plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { listAds } from "./list-ads.ts";

const columnsOf = (from: string, to: string): Columns<AdCampaignFigures> => ({
  Platform: ({ platform }) => platform,
  Campaign: ({ campaign }) => campaign,
  From: () => from,
  To: () => to,
  Impressions: ({ impressions }) => String(impressions),
  Clicks: ({ clicks }) => String(clicks),
  CTR: ({ ctr, impressions }) => (impressions === 0 ? "" : ctr.toFixed(4)),
  Spend: ({ spend }) => plainAmount(spend),
  "Cost per click": ({ cpc }) => (cpc ? plainAmount(cpc) : ""),
  Visits: ({ visits }) => String(visits),
  Carts: ({ carts }) => String(carts),
  Bookings: ({ bookings }) => String(bookings),
  Orders: ({ orders }) => String(orders),
  "Conversions reported": ({ reported_conversions }) => String(reported_conversions),
  Revenue: ({ revenue }) => plainAmount(revenue),
  ROAS: ({ roas }) => (roas === null ? "" : roas.toFixed(2)),
  "Cost per booking": ({ cost_per_booking }) => (cost_per_booking ? plainAmount(cost_per_booking) : ""),
  "Cost per order or booking": ({ cost_per_conversion }) =>
    cost_per_conversion ? plainAmount(cost_per_conversion) : "",
  Currency: ({ spend }) => spend.currency,
});

/** Exports the campaigns of the list as CSV, in the same order. Throws "validation_failed". */
export async function exportCampaigns(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  wanted: AdsFilter,
): Promise<AsyncIterable<string>> {
  const { campaigns, from, to } = await listAds(deps, userId, wanted);
  async function* once() {
    yield campaigns;
  }
  return csvLines(columnsOf(from, to), once());
}
