import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { StandingSpend } from "@solodesk/contract/kernel/standing-spend.ts";
import { type Db, execute } from "#kernel/database/db.ts";

export async function tryLockSpend(tx: Db, storeId: Id): Promise<boolean> {
  const { rows } = await execute(tx, "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 44)) AS locked", [
    storeId,
  ]);
  return rows[0]?.locked === true;
}

type Days = Pick<StandingSpend, "from" | "to">;
interface ExistingSpend extends Days {
  days: number;
  spend: number;
}

/** Sums the spend on these days. Returns undefined if there is none. */
export async function findSpend(
  db: Db,
  storeId: Id,
  campaignId: Id,
  { from, to }: Days,
): Promise<ExistingSpend | undefined> {
  const { rows } = await execute(
    db,
    `SELECT count(*)::int AS days, min(day)::text AS "from", max(day)::text AS "to", sum(spend)::float8 AS spend
     FROM ad_spend WHERE store_id = $1 AND campaign_id = $2 AND day BETWEEN $3 AND $4 HAVING count(*) > 0`,
    [storeId, campaignId, from, to],
  );
  return rows[0];
}

/** With `isTypedOnly`, imported values are not deleted. */
export async function deleteSpend(
  tx: Db,
  storeId: Id,
  campaignId: Id,
  { from, to }: Days,
  isTypedOnly = false,
): Promise<{ days: number; spend: number }> {
  const { rows } = await execute(
    tx,
    `WITH gone AS (
       DELETE FROM ad_spend WHERE store_id = $1 AND campaign_id = $2 AND day BETWEEN $3 AND $4
         AND ($5 = false OR import_id IS NULL)
       RETURNING spend
     ) SELECT count(*)::int AS days, coalesce(sum(spend), 0)::float8 AS spend FROM gone`,
    [storeId, campaignId, from, to, isTypedOnly],
  );
  return rows[0];
}

/** Inserts one value per day, starting with `from`. */
export async function insertSpend(
  tx: Db,
  storeId: Id,
  campaignId: Id,
  from: string,
  days: { spend: number[]; impressions: number[]; clicks: number[] },
): Promise<void> {
  await execute(
    tx,
    `INSERT INTO ad_spend (store_id, campaign_id, day, spend, impressions, clicks, conversions)
     SELECT $1, $2, $3::date + (nth - 1)::int, spend, impressions, clicks, 0
     FROM unnest($4::bigint[], $5::bigint[], $6::bigint[]) WITH ORDINALITY AS given (spend, impressions, clicks, nth)`,
    [storeId, campaignId, from, days.spend, days.impressions, days.clicks],
  );
}

/**
 * Counts the store's campaign days, how many of them were typed in, and the highest sum of any figure.
 * Includes values that imports replaced. Reads at most `most` current and `most` replaced rows.
 */
export async function measureSpend(
  db: Db,
  storeId: Id,
  most: number,
): Promise<{ days: number; typed: number; highest: number }> {
  const { rows } = await execute(
    db,
    `SELECT count(*)::int AS days, (count(*) FILTER (WHERE said_by IS NULL))::int AS typed,
       greatest(coalesce(sum(impressions), 0), coalesce(sum(clicks), 0), coalesce(sum(spend), 0))::float8 AS highest
     FROM (
       (SELECT impressions, clicks, spend, import_id AS said_by FROM ad_spend WHERE store_id = $1 LIMIT $2)
       UNION ALL
       (SELECT r.impressions, r.clicks, r.spend, r.earlier_import_id
        FROM ad_imports i JOIN ad_spend_replaced r ON r.import_id = i.id WHERE i.store_id = $1 LIMIT $2)
     ) AS kept`,
    [storeId, most],
  );
  return rows[0];
}
