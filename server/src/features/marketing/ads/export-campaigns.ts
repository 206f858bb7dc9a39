import type { WithHeadings } from "@solodesk/contract/kernel/headings.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import type { Deps } from "#kernel/deps.ts";
import { plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { type FixedWords, fixedWords } from "#kernel/files/fixed-words.ts";
import { listAds } from "./list-ads.ts";

const columnsOf = (from: string, to: string, word: FixedWords): Columns<AdCampaignFigures> => [
  [word(msg("Platform||where ads run")), ({ platform }) => platform],
  [word(msg("Campaign")), ({ campaign }) => campaign],
  [word(msg("From||a day")), () => from],
  [word(msg("To||a day")), () => to],
  [word(msg("Impressions")), ({ impressions }) => String(impressions)],
  [word(msg("Clicks")), ({ clicks }) => String(clicks)],
  [word(msg("CTR")), ({ ctr, impressions }) => (impressions === 0 ? "" : ctr.toFixed(4))],
  [word(msg("Spend||noun, what ads cost")), ({ spend }) => plainAmount(spend)],
  [word(msg("Cost per click")), ({ cpc }) => (cpc ? plainAmount(cpc) : "")],
  [word(msg("Visits")), ({ visits }) => String(visits)],
  [word(msg("Carts")), ({ carts }) => String(carts)],
  [word(msg("Bookings")), ({ bookings }) => String(bookings)],
  [word(msg("Orders")), ({ orders }) => String(orders)],
  [word(msg("Conversions reported")), ({ reported_conversions }) => String(reported_conversions)],
  [word(msg("Revenue")), ({ revenue }) => plainAmount(revenue)],
  [word(msg("ROAS")), ({ roas }) => (roas === null ? "" : roas.toFixed(2))],
  [
    word(msg("Cost per booking")),
    ({ cost_per_booking }) => (cost_per_booking ? plainAmount(cost_per_booking) : ""),
  ],
  [
    word(msg("Cost per order or booking")),
    ({ cost_per_conversion }) => (cost_per_conversion ? plainAmount(cost_per_conversion) : ""),
  ],
  [word(msg("Currency")), ({ spend }) => spend.currency],
];

/** Exports the campaigns of the list as CSV, in the same order. Throws "validation_failed". */
export async function exportCampaigns(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  { headings, ...wanted }: AdsFilter & WithHeadings,
): Promise<AsyncIterable<string>> {
  const { campaigns, from, to } = await listAds(deps, userId, wanted);
  async function* once() {
    yield campaigns;
  }
  return csvLines(columnsOf(from, to, fixedWords(headings)), once());
}
