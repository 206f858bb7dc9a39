// A seller's ads for tests: a month that earns more than it costs, with the days worked out from a few numbers.
import type { AdCampaignFigures, AdFigures, AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdImportOutcome } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { dayAfter } from "../src/kernel/time/days.ts";

export const usd = (amount: number) => ({ amount, currency: "USD" });

type Counts = Pick<AdFigures, "impressions" | "clicks" | "visits" | "carts" | "bookings" | "orders"> & {
  spend: number;
  revenue: number;
};

const nothing: Counts = {
  impressions: 0,
  clicks: 0,
  visits: 0,
  carts: 0,
  bookings: 0,
  orders: 0,
  spend: 0,
  revenue: 0,
};

/** What follows from the counts, as the server works it out. */
export function figuresOf(counts: Partial<Counts>): AdFigures {
  const { spend, revenue, ...rest } = { ...nothing, ...counts };
  const { clicks, impressions, bookings, orders } = rest;
  return {
    ...rest,
    ctr: impressions === 0 ? 0 : clicks / impressions,
    spend: usd(spend),
    cpc: clicks === 0 || spend === 0 ? null : usd(Math.round(spend / clicks)),
    conversions: bookings + orders,
    reported_conversions: 0,
    revenue: usd(revenue),
    roas: spend === 0 ? null : revenue / spend,
    cost_per_booking: bookings === 0 || spend === 0 ? null : usd(Math.round(spend / bookings)),
    cost_per_conversion:
      bookings + orders === 0 || spend === 0 ? null : usd(Math.round(spend / (bookings + orders))),
  };
}

interface Named extends Partial<Counts> {
  platform: string;
  campaign: string;
}

export const campaignOf = ({ platform, campaign, ...counts }: Named): AdCampaignFigures => ({
  ...figuresOf(counts),
  platform,
  campaign,
  key: `${platform}:${campaign}`,
  campaign_id: null,
});

const months: Named[] = [
  {
    platform: "google",
    campaign: "Spring sale",
    spend: 48_210,
    revenue: 131_400,
    impressions: 61_200,
    clicks: 1204,
    visits: 1011,
    carts: 96,
    orders: 31,
    bookings: 9,
  },
  {
    platform: "meta",
    campaign: "Lookalike, women 25–44",
    spend: 35_900,
    revenue: 40_850,
    impressions: 88_000,
    clicks: 940,
    visits: 702,
    carts: 51,
    orders: 12,
    bookings: 6,
  },
  {
    platform: "meta",
    campaign: "Retargeting",
    spend: 12_050,
    revenue: 60_100,
    impressions: 20_900,
    clicks: 402,
    visits: 377,
    carts: 44,
    orders: 19,
    bookings: 3,
  },
  {
    platform: "newsletter",
    campaign: "november letter",
    revenue: 22_500,
    visits: 310,
    carts: 22,
    orders: 6,
    bookings: 4,
  },
  {
    platform: "google",
    campaign: "Brand",
    spend: 6120,
    revenue: 5400,
    impressions: 4100,
    clicks: 211,
    visits: 198,
    carts: 11,
    orders: 2,
    bookings: 0,
  },
  { platform: "flyer", campaign: "", visits: 41, carts: 2, bookings: 1 },
];

/** A wave, so that charts have something to draw. */
const shareOn = (at: number, count: number, shift: number) =>
  (1 + 0.6 * Math.sin(at / 3 + shift) + 0.3 * Math.sin(at * 1.7 + shift)) / count;

export function reportOf(changes: Partial<AdReport> = {}): AdReport {
  const [from, to, count] = ["2026-10-23", "2026-11-21", 30];
  const campaigns = months.map(campaignOf);
  const sum = (of: (figures: AdFigures) => number) =>
    campaigns.reduce((total, figures) => total + of(figures), 0);
  const counts = {
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    visits: sum(({ visits }) => visits),
    carts: sum(({ carts }) => carts),
    orders: sum(({ orders }) => orders),
    bookings: sum(({ bookings }) => bookings),
    spend: sum(({ spend }) => spend.amount),
    revenue: sum(({ revenue }) => revenue.amount),
  };
  return {
    from,
    to,
    summary: figuresOf(counts),
    previous: {
      ...figuresOf({ ...counts, spend: 88_000, revenue: 190_000, visits: 2301, carts: 0, bookings: 31 }),
      from: "2026-09-23",
      to: "2026-10-22",
    },
    series: Array.from({ length: count }, (_, at) => ({
      date: dayAfter(from, at),
      ...figuresOf({
        spend: Math.round(counts.spend * shareOn(at, count, 0)),
        revenue: Math.round(counts.revenue * shareOn(at, count, 1)),
        clicks: Math.round(counts.clicks * shareOn(at, count, 2)),
        visits: Math.round(counts.visits * shareOn(at, count, 2.3)),
      }),
    })),
    campaigns,
    without_ads: [
      { platform: "direct", visits: 1204, carts: 80, bookings: 20, orders: 41, revenue: usd(188_000) },
      { platform: "referral", visits: 96, carts: 4, bookings: 0, orders: 2, revenue: usd(4200) },
    ],
    platforms: ["google", "meta", "newsletter", "flyer"],
    begun: true,
    advertised: true,
    ...changes,
  };
}

/** What a dry run says of a report of Google's with two rows that cannot be used. */
export function outcomeOf(changes: Partial<AdImportOutcome> = {}): AdImportOutcome {
  return {
    dry_run: true,
    import_id: null,
    platform: "google",
    columns: ["Day", "Campaign", "Cost", "Clicks", "Budget"],
    mapping: { day: "Day", campaign: "Campaign", spend: "Cost", clicks: "Clicks" },
    problems: [],
    notes: [],
    rows: 12,
    imported: 9,
    unchanged: 1,
    skipped: [
      { row: 7, reason: "“=1+1” is a formula." },
      { row: 9, reason: "The spend is below nought." },
    ],
    skipped_count: 2,
    first: [
      {
        row: 4,
        day: "2026-11-01",
        until: "2026-11-01",
        campaign: "Spring sale",
        impressions: 1200,
        clicks: 40,
        spend: usd(1520),
        conversions: 2,
      },
    ],
    totals: {
      campaigns: 2,
      from: "2026-11-01",
      to: "2026-11-05",
      impressions: 6000,
      clicks: 400,
      spend: usd(15_200),
      conversions: 3,
    },
    ...changes,
  };
}
