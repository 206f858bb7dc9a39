import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TypedSpend } from "@solodesk/contract/marketing/ads/typed-spend.ts";
import { type Db, execute } from "#kernel/database/db.ts";

type FoundSpend = Omit<TypedSpend, "spend"> & { spend: number };

/** Groups consecutive days: the difference between a day and its row number is the same for all of them. */
const runs = `
  SELECT campaign_id, min(day) AS first, max(day) AS last, sum(spend) AS spend FROM (
    SELECT campaign_id, day, spend, day - row_number() OVER (PARTITION BY campaign_id ORDER BY day)::int AS run
    FROM ad_spend WHERE store_id = $1 AND import_id IS NULL
  ) AS typed GROUP BY campaign_id, run`;

/** Latest first. */
export async function listTypedRuns(
  db: Db,
  storeId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FoundSpend[]; count: number }> {
  const { rows } = await execute(
    db,
    `WITH runs AS (${runs}), page AS (SELECT * FROM runs ORDER BY last DESC, first DESC, campaign_id LIMIT $2 OFFSET $3)
     SELECT (SELECT count(*)::int FROM runs) AS count, (
       SELECT coalesce(json_agg(json_build_object('campaign_id', c.id, 'platform', c.platform, 'campaign', c.name,
         'from', p.first, 'to', p.last, 'spend', p.spend) ORDER BY p.last DESC, p.first DESC, c.id), '[]')
       FROM page p JOIN ad_campaigns c ON c.id = p.campaign_id
     ) AS rows`,
    [storeId, limit, offset],
  );
  return rows[0];
}
