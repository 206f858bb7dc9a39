import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";

const known: Partial<Record<string, string>> = {
  google: "Google Ads",
  meta: "Meta Ads",
  microsoft: "Microsoft Ads",
  tiktok: "TikTok",
  snapchat: "Snapchat",
  pinterest: "Pinterest",
  twitter: "X",
  direct: "Direct",
  referral: "Referral",
};

/** Returns the name of a known platform, or else the source as links spell it. */
export const platformName = (platform: string): string =>
  known[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1);

export const campaignName = (campaign: string): string =>
  campaign === "" ? "No campaign named" : campaign === "(other)" ? "All others" : campaign;

export type AdFigureName =
  | "revenue"
  | "spend"
  | "roas"
  | "cost_per_conversion"
  | "clicks"
  | "ctr"
  | "cpc"
  | "visits"
  | "carts"
  | "conversions"
  | "orders"
  | "bookings";

interface AdFigureWords {
  name: string;
  /** Explains the figure in a few words. */
  means: string;
  /** The kinds of rows it is computed from. */
  rows: readonly [AdRowKind, ...AdRowKind[]];
  better: "more" | "less" | "neither";
  value: (figures: AdFigures) => number | null;
}

export const adFigures: Record<AdFigureName, AdFigureWords> = {
  revenue: {
    name: "Revenue",
    means: "What buyers who came by ads paid for goods and services, less what they got back",
    rows: ["orders"],
    better: "more",
    value: ({ revenue }) => revenue.amount,
  },
  spend: {
    name: "Spend",
    means: "What the ads cost, as imported or written down",
    rows: ["spend"],
    better: "neither",
    value: ({ spend }) => spend.amount,
  },
  roas: {
    name: "ROAS",
    means: "Revenue for each one spent: above 1 the ads earn more than they cost",
    rows: ["orders", "spend"],
    better: "more",
    value: ({ roas }) => roas,
  },
  cost_per_conversion: {
    name: "Cost per order or booking",
    means: "Spend, divided by all orders and bookings together",
    rows: ["orders", "bookings", "spend"],
    better: "less",
    value: ({ cost_per_conversion: cost }) => cost && cost.amount,
  },
  clicks: {
    name: "Ad clicks",
    means: "On your ads, as the platforms count them",
    rows: ["spend"],
    better: "more",
    value: ({ clicks }) => clicks,
  },
  ctr: {
    name: "CTR",
    means: "Clicks for each time an ad was shown",
    rows: ["spend"],
    better: "more",
    // Some reports do not include impressions.
    value: ({ ctr, impressions }) => (impressions === 0 ? null : ctr),
  },
  cpc: {
    name: "Cost per click",
    means: "Spend, divided by clicks",
    rows: ["spend"],
    better: "less",
    value: ({ cpc }) => cpc && cpc.amount,
  },
  visits: {
    name: "Visits",
    means: "Of your store page by tagged links and ads",
    rows: ["visits"],
    better: "more",
    value: ({ visits }) => visits,
  },
  carts: {
    name: "Carts",
    means: "Visits that put something into the cart",
    rows: ["visits"],
    better: "more",
    value: ({ carts }) => carts,
  },
  conversions: {
    name: "Orders and bookings",
    means: "That ads brought, as your store itself has them",
    rows: ["orders", "bookings"],
    better: "more",
    value: ({ conversions }) => conversions,
  },
  orders: {
    name: "Orders",
    means: "That ads brought, less those that were called off",
    rows: ["orders"],
    better: "more",
    value: ({ orders }) => orders,
  },
  bookings: {
    name: "Bookings",
    means: "That ads brought, less those that were cancelled",
    rows: ["bookings"],
    better: "more",
    value: ({ bookings }) => bookings,
  },
};

export const rowKindNames: Record<AdRowKind, string> = {
  spend: "Spend",
  visits: "Visits",
  orders: "Orders",
  bookings: "Bookings",
};

/** "1 order", "12 orders". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;

/** "2.4×": revenue for each unit spent. */
export const timesText = (roas: number): string =>
  `${roas.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;

/** "1.97%": two decimals, because ads differ by less than a tenth of a percent. */
export const rateText = (rate: number): string =>
  rate.toLocaleString(undefined, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

/** "1,204 clicks, 61,200 impressions". */
export const clicksText = ({ clicks, impressions }: Pick<AdFigures, "clicks" | "impressions">): string =>
  impressions === 0
    ? counted(clicks, "click")
    : `${counted(clicks, "click")}, ${counted(impressions, "impression")}`;

/** "3.1%"; a small part shows as "<0.1%" instead of 0%. */
export const partText = (part: number): string =>
  part > 0 && part < 0.0005 ? `<${percentText(0.001, 1)}` : percentText(part, part < 0.1 ? 1 : 0);

const percentText = (part: number, digits: number): string =>
  part.toLocaleString(undefined, { style: "percent", maximumFractionDigits: digits });

/** "3.5": how many of a hundred. */
export const hundredText = (part: number): string => {
  const many = part * 100;
  const digits = many < 10 ? 1 : 0;
  return many > 0 && many < 0.05
    ? `<${(0.1).toLocaleString()}`
    : many.toLocaleString(undefined, { maximumFractionDigits: digits });
};
