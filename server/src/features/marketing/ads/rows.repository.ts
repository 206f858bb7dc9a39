// One page of the rows behind a figure and the sums of all of them, in one statement, so that they show the
// same moment.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import type { OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import { type Db, prepared } from "#kernel/database/db.ts";
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
} from "./counted.repository.ts";

interface Whose {
  day: string;
  platform: string;
  campaign: string;
  /** Null if only links name the campaign, by this tag. */
  id: Id | null;
  tag: string;
}
export interface FoundRows {
  spend: Whose & {
    id: Id;
    impressions: number;
    clicks: number;
    spend: number;
    reported: number;
    file_name: string | null;
  };
  visits: Whose & { source: string; medium: string; visits: number; carts: number };
  orders: Whose & {
    order_id: Id;
    number: number;
    status: OrderStatus;
    placed_at: string;
    subtotal: number;
    refunded: number;
    revenue: number;
    counts: boolean;
  };
  bookings: Whose & {
    appointment_id: Id;
    number: number;
    status: string;
    title: string;
    starts_at: string;
    created_at: string;
    revenue: number;
  };
}

/** The columns that `asked` filters by and that a page shows. */
const whose = `coalesce(c.platform, t.platform) AS platform, c.id, CASE WHEN c.id IS NULL THEN t.campaign ELSE '' END AS tag,
  coalesce(c.name, t.campaign) AS campaign`;

const bookingRows = `SELECT (a.created_at AT TIME ZONE (SELECT zone FROM span))::date AS day, t.platform, ${tagOf("t")} AS campaign,
          a.id AS appointment_id, a.number, a.status, a.title, a.starts_at, a.created_at, ${bookingRevenue} AS revenue`;

const sources: Record<AdRowKind, { rows: string; order: string; sums: string }> = {
  spend: {
    rows: `SELECT s.day, c.platform, c.id, '' AS tag, c.name AS campaign, s.impressions, s.clicks, s.spend,
        s.conversions AS reported, i.file_name
      FROM ad_spend s JOIN ad_campaigns c ON c.id = s.campaign_id LEFT JOIN ad_imports i ON i.id = s.import_id
      WHERE s.store_id = $1 AND s.day BETWEEN (SELECT first FROM span) AND (SELECT last FROM span)`,
    order: "day DESC, spend DESC, id",
    sums: "sum(impressions) AS impressions, sum(clicks) AS clicks, sum(spend) AS spend, sum(reported) AS reported",
  },
  visits: {
    rows: `SELECT t.day, ${whose}, t.source, t.medium, t.visits, t.carts FROM (
        SELECT v.day, v.platform, ${tagOf("v")} AS campaign, v.source, v.medium, v.visits, v.carts FROM visit_days v
        WHERE v.store_id = $1 AND v.day BETWEEN (SELECT first FROM span) AND (SELECT last FROM span)
      ) t ${joinCampaigns("t")}`,
    order: "day DESC, visits DESC, platform, campaign, source, medium",
    sums: "sum(visits) AS visits, sum(carts) AS carts",
  },
  orders: {
    rows: `SELECT t.day, ${whose}, order_id, number, status, placed_at, subtotal, refunded, revenue, counts FROM (
        SELECT (o.placed_at AT TIME ZONE (SELECT zone FROM span))::date AS day, t.platform, ${tagOf("t")} AS campaign,
          o.id AS order_id, o.number, o.status, o.placed_at, o.subtotal, o.refunded, ${orderRevenue} AS revenue,
          ${countsAsOrder} AS counts
        FROM ${touchedOrders("(SELECT begins FROM span)", "(SELECT ends FROM span)")}
      ) t ${joinCampaigns("t")}`,
    order: "number DESC",
    sums: "sum(counts::int) AS orders, sum(revenue) AS revenue",
  },
  bookings: {
    rows: `SELECT t.day, ${whose}, appointment_id, number, status, title, starts_at, t.created_at, revenue FROM (
        ${bookingRows} FROM ${touchedBookings("(SELECT begins FROM span)", "(SELECT ends FROM span)")}
        UNION ALL
        ${bookingRows} FROM ${addedBookings("(SELECT begins FROM span)", "(SELECT ends FROM span)")}
      ) t ${joinCampaigns("t")}`,
    order: "created_at DESC, appointment_id",
    sums: "count(*) AS bookings, sum(revenue) AS revenue",
  },
};

const statement = ({ rows, order, sums }: (typeof sources)[AdRowKind]): string => `
  WITH span AS MATERIALIZED (
    SELECT $2::text AS zone, $3::date AS first, $4::date AS last, $5::timestamptz AS begins, $6::timestamptz AS ends
  ), found AS (SELECT * FROM (${rows}) AS every WHERE ${asked(7)}),
  page AS (SELECT * FROM found ORDER BY ${order} LIMIT $11 OFFSET $12)
  SELECT (SELECT coalesce(json_agg(page ORDER BY ${order}), '[]') FROM page) AS rows,
    (SELECT row_to_json(sums) FROM (SELECT count(*)::int AS count, ${sums} FROM found) AS sums) AS sums`;

type Sums = { count: number } & Partial<Record<string, number | null>>;

/** Finds a page of rows and the sums. Sums that this kind of row does not have are left out. */
export async function findAdRows<Kind extends AdRowKind>(
  db: Db,
  what: Kind,
  storeId: Id,
  { zone, from, to, platform, campaign }: AdSpan,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FoundRows[Kind][]; sums: Sums }> {
  const [found] = await prepared<{ rows: FoundRows[Kind][]; sums: Sums }>(
    db,
    `ad-rows-${what}`,
    statement(sources[what]),
    [
      storeId,
      zone,
      from,
      to,
      momentOf(zone, from),
      momentOf(zone, to, 1),
      ...askedValues(platform, campaign),
      limit,
      offset,
    ],
  );
  return found ?? { rows: [], sums: { count: 0 } };
}
