import type { AdFigures } from "@solodesk/contract/kernel/ad-figures.ts";
import type { AdRowKind } from "@solodesk/contract/kernel/ad-rows.ts";

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

/** A platform of a name we know, or the source as links write it. */
export const platformName = (platform: string): string =>
  known[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1);

export const campaignName = (campaign: string): string =>
  campaign === "" ? "No campaign named" : campaign === "(other)" ? "All others" : campaign;

export type AdFigureName =
  | "revenue"
  | "spend"
  | "roas"
  | "cost_per_booking"
  | "clicks"
  | "visits"
  | "carts"
  | "conversions";

interface AdFigureWords {
  name: string;
  /** What it is, in a few words. */
  means: string;
  /** The rows it is made of. */
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
  cost_per_booking: {
    name: "Cost per booking",
    means: "Spend, divided by the bookings it brought",
    rows: ["bookings", "spend"],
    better: "less",
    value: ({ cost_per_booking: cost }) => cost && cost.amount,
  },
  clicks: {
    name: "Clicks",
    means: "As the platforms count them",
    rows: ["spend"],
    better: "more",
    value: ({ clicks }) => clicks,
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

/** "2.4×": what came back for each one spent. */
export const timesText = (roas: number): string =>
  `${roas.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;

/** "3.1%". */
export const partText = (part: number): string =>
  part.toLocaleString(undefined, { style: "percent", maximumFractionDigits: part < 0.1 ? 1 : 0 });
