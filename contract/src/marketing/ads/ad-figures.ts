// What ads cost and brought in, summed over days, a platform or a campaign.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Day } from "../../kernel/time.ts";
import { notAds } from "./ad-platform.ts";

export const AdFigures = z.object({
  impressions: z.int(),
  clicks: z.int(),
  /** Clicks divided by impressions, 0 to 1; 0 without impressions. */
  ctr: z.number(),
  spend: Money,
  /** Null without clicks and, like every cost per something, without spend. */
  cpc: Money.nullable(),
  visits: z.int(),
  carts: z.int(),
  bookings: z.int(),
  orders: z.int(),
  /** Bookings plus orders, as counted by Solodesk. */
  conversions: z.int(),
  /** Conversions according to the platforms' own reports. */
  reported_conversions: z.number(),
  /** What was paid for goods and services, online and in person, less refunds and without tips. */
  revenue: Money,
  /** Revenue divided by spend. */
  roas: z.number().nullable(),
  cost_per_booking: Money.nullable(),
  /** Spend divided by conversions. */
  cost_per_conversion: Money.nullable(),
});
export type AdFigures = z.infer<typeof AdFigures>;

export const AdDay = AdFigures.extend({ date: Day });
export type AdDay = z.infer<typeof AdDay>;

export const AdCampaignFigures = AdFigures.extend({
  platform: z.string(),
  /** Its name; empty if links name none. "(other)" sums up all beyond the longest list. */
  campaign: z.string(),
  /** Value for the `campaign` filter of the other calls; null for "(other)". */
  key: z.string().nullable(),
  /** Null for campaigns known only from links. */
  campaign_id: Id.nullable(),
});
export type AdCampaignFigures = z.infer<typeof AdCampaignFigures>;

const Span = z.object({ from: Day, to: Day });

/** Visits and sales without ads, for comparison; they are in none of the figures. */
export const WithoutAds = z.object({
  platform: z.enum(notAds),
  visits: z.int(),
  carts: z.int(),
  bookings: z.int(),
  orders: z.int(),
  revenue: Money,
});
export type WithoutAds = z.infer<typeof WithoutAds>;

export const AdReport = z.object({
  from: Day,
  to: Day,
  /** Its `cpc` counts only campaigns with clicks. */
  summary: AdFigures,
  /** The same number of days right before; `cpc` likewise. */
  previous: AdFigures.extend(Span.shape),
  /** Every day, including those on which nothing happened. */
  series: z.array(AdDay),
  /** Highest spend first; they sum to the summary. */
  campaigns: z.array(AdCampaignFigures),
  without_ads: z.array(WithoutAds),
  /** Platforms with any figure in these days, whatever the filters. */
  platforms: z.array(z.string()),
  /** Whether there is any data at all, on any day. */
  begun: z.boolean(),
  /** Whether there is an ad campaign or a visit from an ad or tagged link, on any day. */
  advertised: z.boolean(),
});
export type AdReport = z.infer<typeof AdReport>;
