import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { adFigures, campaignName, platformName } from "../ad-words.ts";

export const campaignColumns = [
  "campaign",
  "spend",
  "revenue",
  "roas",
  "clicks",
  "ctr",
  "cpc",
  "visits",
  "conversions",
  "cost_per_conversion",
] as const;
export type CampaignColumn = (typeof campaignColumns)[number];

export interface CampaignOrder {
  column: CampaignColumn;
  isUp: boolean;
}

/**
 * Reads the order from the address: "spend" is ascending, "-spend" descending; the default is highest spend
 * first.
 */
export function orderIn(query: URLSearchParams): CampaignOrder {
  const written = query.get("sort") ?? "";
  const column = campaignColumns.find((one) => one === written.replace(/^-/, ""));
  return column === undefined ? { column: "spend", isUp: false } : { column, isUp: !written.startsWith("-") };
}

/** Returns the order after a press on a heading: first descending, then reversed; names start from A. */
export function nextOrder(order: CampaignOrder, column: CampaignColumn): string {
  const isUp = order.column === column ? !order.isUp : column === "campaign";
  if (column === "spend" && !isUp) return "";
  return isUp ? column : `-${column}`;
}

/** Sorts campaigns without the figure last, and the sum of all others after them. */
export function campaignsInOrder(campaigns: readonly AdCampaignFigures[], { column, isUp }: CampaignOrder) {
  const sign = isUp ? 1 : -1;
  return campaigns.toSorted((a, b) => {
    if ((a.key === null) !== (b.key === null)) return a.key === null ? 1 : -1;
    if (column === "campaign") return sign * nameOf(a).localeCompare(nameOf(b));
    const [left, right] = [adFigures[column].value(a), adFigures[column].value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

const nameOf = ({ campaign, platform }: AdCampaignFigures) =>
  `${campaignName(campaign)} ${platformName(platform)}`;
