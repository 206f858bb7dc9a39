// All figures of a report in one statement, so that they show the same moment and add up.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, plannedTuples } from "#kernel/database/db.ts";
import { type AdSpan, momentOf } from "./ad-span.ts";
import { joinCampaigns, tagOf } from "./belonging.repository.ts";
import {
  addedBookings,
  asked,
  askedValues,
  bookingRevenue,
  countsAsOrder,
  orderRevenue,
  touchedBookings,
  touchedOrders,
  withoutAds,
} from "./counted.repository.ts";

export interface AdSums {
  impressions: number;
  clicks: number;
  spend: number;
  reported: number;
  visits: number;
  carts: number;
  bookings: number;
  orders: number;
  revenue: number;
}

export interface CampaignSums extends AdSums {
  platform: string;
  id: Id | null;
  tag: string;
  name: string;
}

export interface ReportSums {
  /** Sums by day. The key "" holds the span before. */
  days: Map<string, AdSums>;
  /** Sums of the campaigns with clicks in the span before. */
  clickedBefore: AdSums | undefined;
  campaigns: CampaignSums[];
  /** Sums of the campaigns beyond MOST_CAMPAIGNS. */
  others: AdSums | undefined;
  platforms: { platform: string; sums: AdSums }[];
  begun: boolean;
  advertised: boolean;
}

const MOST_CAMPAIGNS = 500;

const SUMS = [
  "impressions",
  "clicks",
  "spend",
  "reported",
  "visits",
  "carts",
  "bookings",
  "orders",
  "revenue",
];
const summed = SUMS.map((sum) => `coalesce(sum(${sum}), 0)`).join(", ");
const added = SUMS.map((sum) => `sum(${sum}) AS ${sum}`).join(", ");

/**
 * $1 store, $2 zone, $3 first day of the span before, $4 first and $5 last day of the span, $6 and $7 the
 * instants at which the span before begins and the span ends, $8 the instant at which the span begins. Rows
 * of the span before have a null day, because only their sum is needed. Campaigns are looked up after rows
 * with the same tag have been summed. Sums are exact: whole numbers far below 2^53.
 */
export const reportStatement = `
  WITH seen AS (
    SELECT day, platform, campaign, id, ${added} FROM (
      SELECT CASE WHEN v.day >= $4 THEN v.day END AS day, v.platform, ${tagOf("v")} AS campaign, NULL::uuid AS id,
        0::float8 AS impressions, 0::float8 AS clicks, 0::float8 AS spend, 0::float8 AS reported,
        v.visits::float8 AS visits, v.carts::float8 AS carts, 0::float8 AS bookings, 0::float8 AS orders, 0::float8 AS revenue
      FROM visit_days v WHERE v.store_id = $1 AND v.day BETWEEN $3 AND $5
      UNION ALL
      SELECT CASE WHEN o.placed_at >= $8 THEN (o.placed_at AT TIME ZONE $2)::date END, t.platform, ${tagOf("t")}, NULL,
        0, 0, 0, 0, 0, 0, 0, ${countsAsOrder}::int, ${orderRevenue}
      FROM ${touchedOrders("$6", "$7")}
      UNION ALL
      SELECT CASE WHEN a.created_at >= $8 THEN (a.created_at AT TIME ZONE $2)::date END, t.platform, ${tagOf("t")}, NULL,
        0, 0, 0, 0, 0, 0, 1, 0, ${bookingRevenue}
      FROM ${touchedBookings("$6", "$7")}
      UNION ALL
      SELECT CASE WHEN a.created_at >= $8 THEN (a.created_at AT TIME ZONE $2)::date END, t.platform, '', NULL,
        0, 0, 0, 0, 0, 0, 1, 0, ${bookingRevenue}
      FROM ${addedBookings("$6", "$7")}
      UNION ALL
      SELECT CASE WHEN s.day >= $4 THEN s.day END, '', '', s.campaign_id, s.impressions, s.clicks, s.spend, s.conversions, 0, 0, 0, 0, 0
      FROM ad_spend s WHERE s.store_id = $1 AND s.day BETWEEN $3 AND $5
    ) AS every GROUP BY day, platform, campaign, id
  ), facts AS MATERIALIZED (
    SELECT t.day, coalesce(c.platform, t.platform) AS platform, c.id, CASE WHEN c.id IS NULL THEN t.campaign ELSE '' END AS tag,
      coalesce(c.name, t.campaign) AS name, ${SUMS.join(", ")}
    FROM seen t ${joinCampaigns("t")} WHERE t.id IS NULL
    UNION ALL
    SELECT t.day, c.platform, c.id, '', c.name, ${SUMS.join(", ")} FROM seen t JOIN ad_campaigns c ON c.id = t.id
  ), kept AS NOT MATERIALIZED (
    SELECT * FROM facts WHERE ${asked(9)}
  ), ranked AS (
    SELECT *, row_number() OVER (ORDER BY spend DESC, revenue DESC, visits DESC, platform, name, id, tag) AS nth
    FROM (SELECT platform, id, tag, min(name) AS name, ${added} FROM kept WHERE day IS NOT NULL GROUP BY platform, id, tag) AS campaigns
  )
  SELECT 'day', coalesce(day::text, ''), NULL, NULL, NULL, ${summed} FROM kept GROUP BY day
  UNION ALL
  SELECT 'clicked before', NULL, NULL, NULL, NULL, ${summed} FROM kept WHERE day IS NULL AND clicks > 0
  UNION ALL
  SELECT 'campaign', name, platform, id::text, tag, ${SUMS.join(", ")} FROM ranked WHERE nth <= ${MOST_CAMPAIGNS}
  UNION ALL
  SELECT 'others', NULL, NULL, NULL, NULL, ${summed} FROM ranked WHERE nth > ${MOST_CAMPAIGNS} HAVING count(*) > 0
  UNION ALL
  SELECT 'platform', NULL, platform, NULL, NULL, ${summed} FROM facts WHERE day IS NOT NULL GROUP BY platform
  UNION ALL
  SELECT 'begun', NULL, NULL, NULL, NULL, ${SUMS.map(() => "0").join(", ")}
  WHERE EXISTS (SELECT FROM ad_campaigns WHERE store_id = $1) OR EXISTS (SELECT FROM visit_days WHERE store_id = $1)
  UNION ALL
  SELECT 'advertised', NULL, NULL, NULL, NULL, ${SUMS.map(() => "0").join(", ")}
  WHERE EXISTS (SELECT FROM ad_campaigns WHERE store_id = $1)
    OR EXISTS (SELECT FROM visit_days WHERE store_id = $1 AND platform NOT IN (${withoutAds}))`;

type Part = "day" | "clicked before" | "campaign" | "others" | "platform" | "begun" | "advertised";
type Row = [
  part: Part,
  name: string | null,
  platform: string | null,
  id: string | null,
  tag: string | null,
  ...number[],
];

const sumsOf = (values: number[]): AdSums => {
  const [
    impressions = 0,
    clicks = 0,
    spend = 0,
    reported = 0,
    visits = 0,
    carts = 0,
    bookings = 0,
    orders = 0,
    revenue = 0,
  ] = values;
  return { impressions, clicks, spend, reported, visits, carts, bookings, orders, revenue };
};

/** The values of $1 and the following parameters. */
const valuesOf = (storeId: Id, { zone, from, to, before, platform, campaign }: AdSpan): unknown[] => [
  storeId,
  zone,
  before.from,
  from,
  to,
  momentOf(zone, before.from),
  momentOf(zone, to, 1),
  momentOf(zone, from),
  ...askedValues(platform, campaign),
];

export async function sumReport(db: Db, storeId: Id, span: AdSpan): Promise<ReportSums> {
  const rows = await plannedTuples<Row>(db, reportStatement, valuesOf(storeId, span));
  const report: ReportSums = {
    days: new Map(),
    clickedBefore: undefined,
    campaigns: [],
    others: undefined,
    platforms: [],
    begun: false,
    advertised: false,
  };
  for (const [part, name, platform, id, tag, ...values] of rows) {
    const sums = sumsOf(values);
    if (part === "day") report.days.set(name ?? "", sums);
    else if (part === "clicked before") report.clickedBefore = sums;
    else if (part === "campaign")
      report.campaigns.push({ ...sums, name: name ?? "", platform: platform ?? "", id, tag: tag ?? "" });
    else if (part === "others") report.others = sums;
    else if (part === "platform") report.platforms.push({ platform: platform ?? "", sums });
    else report[part] = true;
  }
  return report;
}
