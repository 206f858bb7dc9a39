// What ads cost and what they brought, summed up over days, a platform or a campaign.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Day } from "../../kernel/time.ts";
import { notAds } from "./ad-platform.ts";

export const AdFigures = z.object({
  impressions: z.int(),
  clicks: z.int(),
  /** Clicks by impressions, 0 to 1; 0 where nothing was shown. */
  ctr: z.number(),
  spend: Money,
  /** Null without clicks, and, as every cost per something, without spend. */
  cpc: Money.nullable(),
  visits: z.int(),
  carts: z.int(),
  bookings: z.int(),
  orders: z.int(),
  /** Bookings and orders: what we saw ourselves. */
  conversions: z.int(),
  /** What the platforms' own reports say. */
  reported_conversions: z.number(),
  /** What buyers paid for goods and services, less what they got back. */
  revenue: Money,
  /** Revenue by spend. */
  roas: z.number().nullable(),
  cost_per_booking: Money.nullable(),
  /** Of an order or a booking: spend by conversions. */
  cost_per_conversion: Money.nullable(),
});
export type AdFigures = z.infer<typeof AdFigures>;

export const AdDay = AdFigures.extend({ date: Day });
export type AdDay = z.infer<typeof AdDay>;

export const AdCampaignFigures = AdFigures.extend({
  platform: z.string(),
  /** Its name; empty where links named none. "(other)" sums up what no list is long enough for. */
  campaign: z.string(),
  /** What `campaign` of the other calls takes; null for "(other)". */
  key: z.string().nullable(),
  /** Null for what only links name. */
  campaign_id: Id.nullable(),
});
export type AdCampaignFigures = z.infer<typeof AdCampaignFigures>;

const Span = z.object({ from: Day, to: Day });

/** What came without ads, to compare with: it is in none of the figures. */
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
  /** Its `cpc` is of campaigns with clicks alone. */
  summary: AdFigures,
  /** Of as many days right before; its `cpc` likewise. */
  previous: AdFigures.extend(Span.shape),
  /** Every day, also those on which nothing happened. */
  series: z.array(AdDay),
  /** Those that cost most first; they sum to the summary. */
  campaigns: z.array(AdCampaignFigures),
  without_ads: z.array(WithoutAds),
  /** Those with any figure in these days, whatever the filters. */
  platforms: z.array(z.string()),
  /** Is there anything at all, in whatever days? */
  begun: z.boolean(),
  /** Has an ad ever cost anything or brought anybody, in whatever days? */
  advertised: z.boolean(),
});
export type AdReport = z.infer<typeof AdReport>;
