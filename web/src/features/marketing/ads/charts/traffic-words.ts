import type { AdCampaignFigures, AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { counted, hundredText, partText } from "../ad-words.ts";

type Traffic = Pick<AdFigures, "clicks" | "visits">;

/** Sums only platforms that report clicks: a flyer, for example, has visits but no click count. */
export function clickedTraffic(
  campaigns: readonly (Traffic & Pick<AdCampaignFigures, "platform">)[],
): Traffic {
  const clicked = new Set(campaigns.flatMap(({ platform, clicks }) => (clicks > 0 ? [platform] : [])));
  const theirs = campaigns.filter(({ platform }) => clicked.has(platform));
  return {
    clicks: theirs.reduce((sum, { clicks }) => sum + clicks, 0),
    visits: theirs.reduce((sum, { visits }) => sum + visits, 0),
  };
}

/**
 * Describes the chart of clicks and visits; `visits` counts all, `clicked` only platforms that report clicks.
 */
export function trafficInWords(visits: number, clicked: Traffic): string {
  if (clicked.clicks === 0 && visits === 0) return "Nobody came by an ad or a tagged link on these days.";
  if (clicked.clicks === 0)
    return `${counted(visits, "visit")} by ads and tagged links. Clicks stand beside them once spend is imported.`;
  const others = visits - clicked.visits;
  const beside = others > 0 ? ` ${counted(others, "more visit")} came by other links.` : "";
  if (clicked.visits === 0)
    return `The platforms report ${counted(clicked.clicks, "click")}, and nobody arrived from there: do your ads lead to a tagged link of your store?${beside}`;
  const reported = `The platforms report ${counted(clicked.clicks, "click")}, and your store page counted ${counted(clicked.visits, "visit")} from there`;
  if (clicked.visits > clicked.clicks)
    return `${reported}: their tagged links brought more than ads alone.${beside}`;
  return `${reported}: ${partText(clicked.visits / clicked.clicks)} of the clicks.${beside}`;
}

/** Describes the funnel in words: one visitor may both order and book, even days after the visit. */
export function funnelInWords({
  visits,
  carts,
  conversions,
}: Pick<AdFigures, "visits" | "carts" | "conversions">): string {
  if (visits === 0 && conversions === 0) return "Without visits there is nothing to follow yet.";
  const done = counted(conversions, "order or booking", "orders and bookings");
  if (visits === 0) return `${done} of visits on earlier days.`;
  if (conversions === 0)
    return `${counted(visits, "visit")}, and no order or booking yet. ${carts === 0 ? "Nothing was" : `${counted(carts, "visit")} had something`} put into the cart.`;
  if (conversions > visits)
    return `${done}, ${counted(visits, "visit")}: one visitor can order and book several times, also days after the visit.`;
  return `${counted(visits, "visit")} led to ${done}: ${hundredText(conversions / visits)} for every 100.`;
}
