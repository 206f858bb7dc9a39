import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import { counted } from "./counted.ts";

const known: Readonly<Record<string, Message>> = {
  google: msg("Google Ads"),
  meta: msg("Meta Ads"),
  microsoft: msg("Microsoft Ads"),
  tiktok: msg("TikTok"),
  snapchat: msg("Snapchat"),
  pinterest: msg("Pinterest"),
  twitter: msg("X||the platform that was Twitter"),
  newsletter: msg("Newsletter"),
  flyer: msg("Flyer"),
  influencer: msg("Influencer"),
  other: msg("Other||where ads ran"),
  direct: msg("Direct||visits without a link"),
  referral: msg("Referral||visits by a link on another site"),
  seller: msg("Added by you||appointments"),
};

/** Returns the name of a known platform, or else the source as links spell it. */
export const platformName = (platform: string): string =>
  Object.hasOwn(known, platform) && known[platform]
    ? t(known[platform])
    : platform.charAt(0).toUpperCase() + platform.slice(1);

export const campaignName = (campaign: string): string =>
  campaign === "" ? t("No campaign named") : campaign === "(other)" ? t("All others||campaigns") : campaign;

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
  name: Message;
  /** Explains the figure in a few words. */
  means: Message;
  /** The kinds of rows it is computed from. */
  rows: readonly [AdRowKind, ...AdRowKind[]];
  better: "more" | "less" | "neither";
  value: (figures: AdFigures) => number | null;
}

export const adFigures: Record<AdFigureName, AdFigureWords> = {
  revenue: {
    name: msg("Revenue"),
    means: msg(
      "What people who came through ads paid for goods and services, online and in person, less refunds.",
    ),
    rows: ["orders", "bookings"],
    better: "more",
    value: ({ revenue }) => revenue.amount,
  },
  spend: {
    name: msg("Spend||noun, what ads cost"),
    means: msg("What the ads cost, as imported or typed in."),
    rows: ["spend"],
    better: "neither",
    value: ({ spend }) => spend.amount,
  },
  roas: {
    name: msg("ROAS"),
    means: msg("Revenue divided by spend. Above 1, your ads earn more than they cost."),
    rows: ["orders", "bookings", "spend"],
    better: "more",
    value: ({ roas }) => roas,
  },
  cost_per_conversion: {
    name: msg("Cost per order or booking"),
    means: msg("Spend divided by all orders and bookings."),
    rows: ["orders", "bookings", "spend"],
    better: "less",
    value: ({ cost_per_conversion: cost }) => cost && cost.amount,
  },
  clicks: {
    name: msg("Ad clicks"),
    means: msg("Clicks on your ads, as the platforms count them."),
    rows: ["spend"],
    better: "more",
    value: ({ clicks }) => clicks,
  },
  ctr: {
    name: msg("CTR"),
    means: msg("Clicks for each time an ad was shown."),
    rows: ["spend"],
    better: "more",
    // Some reports do not include impressions.
    value: ({ ctr, impressions }) => (impressions === 0 ? null : ctr),
  },
  cpc: {
    name: msg("Cost per click"),
    means: msg("Spend divided by clicks."),
    rows: ["spend"],
    better: "less",
    value: ({ cpc }) => cpc && cpc.amount,
  },
  visits: {
    name: msg("Visits"),
    means: msg("Visits to your store page through ads and tagged links."),
    rows: ["visits"],
    better: "more",
    value: ({ visits }) => visits,
  },
  carts: {
    name: msg("Carts"),
    means: msg("Visits that put something into the cart."),
    rows: ["visits"],
    better: "more",
    value: ({ carts }) => carts,
  },
  conversions: {
    name: msg("Orders and bookings"),
    means: msg("Orders and bookings from ads, as your store counts them."),
    rows: ["orders", "bookings"],
    better: "more",
    value: ({ conversions }) => conversions,
  },
  orders: {
    name: msg("Orders"),
    means: msg("Orders from ads, without cancelled and refunded ones."),
    rows: ["orders"],
    better: "more",
    value: ({ orders }) => orders,
  },
  bookings: {
    name: msg("Bookings"),
    means: msg("Bookings from ads, without cancelled ones."),
    rows: ["bookings"],
    better: "more",
    value: ({ bookings }) => bookings,
  },
};

export const rowKindNames: Record<AdRowKind, Message> = {
  spend: msg("Spend||noun, what ads cost"),
  visits: msg("Visits"),
  orders: msg("Orders"),
  bookings: msg("Bookings"),
};

/** "2.4×": revenue for each unit spent. */
export const timesText = (roas: number): string =>
  `${numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(roas)}×`;

/** "1.97%": two decimals, because ads differ by less than a tenth of a percent. */
export const rateText = (rate: number): string =>
  numberFormat({
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rate);

/** "1,204 clicks, 61,200 impressions". */
export const clicksText = ({ clicks, impressions }: Pick<AdFigures, "clicks" | "impressions">): string =>
  impressions === 0
    ? counted.clicks(clicks)
    : `${counted.clicks(clicks)}, ${counted.impressions(impressions)}`;

/** "3.1%"; a small part shows as "<0.1%" instead of 0%. */
export const partText = (part: number): string =>
  part > 0 && part < 0.0005 ? `<${percentText(0.001, 1)}` : percentText(part, part < 0.1 ? 1 : 0);

const percentText = (part: number, digits: number): string =>
  numberFormat({ style: "percent", maximumFractionDigits: digits }).format(part);

/** "3.5": how many of a hundred. */
export const hundredText = (part: number): string => {
  const many = part * 100;
  const digits = many < 10 ? 1 : 0;
  return many > 0 && many < 0.05
    ? `<${numberFormat().format(0.1)}`
    : numberFormat({ maximumFractionDigits: digits }).format(many);
};
