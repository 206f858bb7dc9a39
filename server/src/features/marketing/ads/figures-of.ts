import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdSums } from "./report.repository.ts";

export const nothing: AdSums = {
  impressions: 0,
  clicks: 0,
  spend: 0,
  reported: 0,
  visits: 0,
  carts: 0,
  bookings: 0,
  orders: 0,
  revenue: 0,
};

const MILLION = 1_000_000;
const rounded = (n: number): number => Math.round(n * MILLION) / MILLION;

export const addSums = (a: AdSums, b: AdSums): AdSums => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  spend: a.spend + b.spend,
  reported: a.reported + b.reported,
  visits: a.visits + b.visits,
  carts: a.carts + b.carts,
  bookings: a.bookings + b.bookings,
  orders: a.orders + b.orders,
  revenue: a.revenue + b.revenue,
});

/**
 * Returns the sums with all derived figures. Ratios are null if the divisor or the spend is zero; only `ctr`
 * is 0. They are rounded only where they are shown.
 */
export function figuresOf(sums: AdSums, currency: string): AdFigures {
  const { impressions, clicks, spend, visits, carts, bookings, orders, revenue } = sums;
  const money = (amount: number) => ({ amount, currency });
  const share = (by: number) => (by === 0 || spend === 0 ? null : money(Math.round(spend / by)));
  return {
    impressions,
    clicks,
    ctr: impressions === 0 ? 0 : clicks / impressions,
    spend: money(spend),
    cpc: share(clicks),
    visits,
    carts,
    bookings,
    orders,
    conversions: bookings + orders,
    reported_conversions: rounded(sums.reported),
    revenue: money(revenue),
    roas: spend === 0 ? null : revenue / spend,
    cost_per_booking: share(bookings),
    cost_per_conversion: share(bookings + orders),
  };
}
