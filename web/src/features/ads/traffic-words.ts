import type { AdFigures } from "@solodesk/contract/kernel/ad-figures.ts";
import { counted, partText } from "./ad-words.ts";

/** What the chart of clicks and visits shows, in words. */
export function trafficInWords({ clicks, visits }: Pick<AdFigures, "clicks" | "visits">): string {
  if (clicks === 0 && visits === 0) return "Nobody came by an ad or a tagged link on these days.";
  if (clicks === 0)
    return `${counted(visits, "visit")} by ads and tagged links. Clicks stand beside them once spend is imported.`;
  if (visits === 0)
    return `${counted(clicks, "click")} and no visit: do your ads lead to a tagged link of your store?`;
  const reported = `The platforms report ${counted(clicks, "click")}, and your store page counted ${counted(visits, "visit")}`;
  if (visits > clicks) return `${reported}: tagged links brought more than ads alone.`;
  return `${reported}: ${partText(visits / clicks)} of those who clicked arrived.`;
}

/** What the funnel shows, in words. */
export function funnelInWords({
  visits,
  carts,
  conversions,
}: Pick<AdFigures, "visits" | "carts" | "conversions">): string {
  if (visits === 0 && conversions === 0) return "Without visits there is nothing to follow yet.";
  if (visits === 0)
    return `${counted(conversions, "order or booking", "orders and bookings")} of visits on earlier days.`;
  if (conversions === 0)
    return `${counted(visits, "visit")}, and no order or booking yet. ${carts === 0 ? "Nothing was" : `${counted(carts, "visit")} had something`} put into the cart.`;
  return `${partText(conversions / visits)} of ${counted(visits, "visit")} ended in an order or a booking.`;
}
