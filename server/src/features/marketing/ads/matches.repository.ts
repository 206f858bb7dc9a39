import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AdCampaign, TaggedCampaign } from "@solodesk/contract/marketing/ads.ts";
import { type Db, execute } from "#kernel/database/db.ts";
import { joinCampaigns } from "./belonging.repository.ts";
import { withoutAds } from "./counted.repository.ts";

export const MOST_LISTED = 500;

export interface SpendCampaign extends Omit<AdCampaign, "spend"> {
  folded_name: string;
  spend: number;
}

/** Highest spend first. */
export async function listSpendCampaigns(db: Db, storeId: Id, q: string): Promise<SpendCampaign[]> {
  const { rows } = await execute(
    db,
    `SELECT c.id, c.platform, c.name, c.folded_name, c.external_id, coalesce(s.spend, 0)::float8 AS spend,
       s.first::text AS "from", s.last::text AS "to"
     FROM ad_campaigns c LEFT JOIN (
       SELECT campaign_id, sum(spend) AS spend, min(day) AS first, max(day) AS last FROM ad_spend
       WHERE store_id = $1 GROUP BY campaign_id
     ) s ON s.campaign_id = c.id
     WHERE c.store_id = $1 AND strpos(c.folded_name, $2) > 0
     ORDER BY s.spend DESC NULLS LAST, c.name, c.id LIMIT ${MOST_LISTED}`,
    [storeId, q],
  );
  return rows;
}

/** Returns tags that links have used since that day or that the seller has matched, most visits first. */
export async function listTagged(
  db: Db,
  storeId: Id,
  q: string,
  since: string,
): Promise<Omit<TaggedCampaign, "suggested">[]> {
  const { rows } = await execute(
    db,
    `SELECT t.platform, t.campaign, t.visits, t.conversions, t.last_day, c.id AS campaign_id,
       CASE WHEN said.store_id IS NOT NULL THEN 'seller' WHEN by_id.id IS NOT NULL THEN 'id' WHEN by_name.id IS NOT NULL THEN 'name' END
         AS by
     FROM (
       SELECT platform, campaign, sum(visits)::int AS visits, sum(conversions)::int AS conversions, max(day)::text AS last_day
       FROM (
         SELECT platform, campaign, visits, 0 AS conversions, day FROM visit_days WHERE store_id = $1 AND day >= $3
         UNION ALL
         SELECT platform, campaign, 0, 1, NULL FROM touches WHERE store_id = $1 AND touched_at >= $3::date
         UNION ALL
         SELECT platform, campaign, 0, 0, NULL FROM campaign_matches WHERE store_id = $1
       ) AS seen
       WHERE campaign <> '' AND platform NOT IN (${withoutAds}) AND strpos(campaign, $2) > 0
       GROUP BY platform, campaign ORDER BY 3 DESC, 4 DESC, 1, 2 LIMIT ${MOST_LISTED}
     ) t ${joinCampaigns("t")}
     ORDER BY t.visits DESC, t.conversions DESC, t.platform, t.campaign`,
    [storeId, q, since],
  );
  return rows;
}

interface Match {
  storeId: Id;
  platform: string;
  campaign: string;
}

export async function upsertMatch(
  db: Db,
  { storeId, platform, campaign }: Match,
  campaignId: Id | null,
  now: Date,
): Promise<void> {
  await execute(
    db,
    `INSERT INTO campaign_matches (store_id, platform, campaign, campaign_id, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (store_id, platform, campaign) DO UPDATE SET campaign_id = excluded.campaign_id, at = excluded.at`,
    [storeId, platform, campaign, campaignId, now],
  );
}

export async function deleteMatch(db: Db, { storeId, platform, campaign }: Match): Promise<void> {
  await execute(db, "DELETE FROM campaign_matches WHERE store_id = $1 AND platform = $2 AND campaign = $3", [
    storeId,
    platform,
    campaign,
  ]);
}

export async function countMatches(db: Db, storeId: Id): Promise<number> {
  const { rows } = await execute(db, "SELECT count(*)::int AS n FROM campaign_matches WHERE store_id = $1", [
    storeId,
  ]);
  return rows[0]?.n ?? 0;
}
