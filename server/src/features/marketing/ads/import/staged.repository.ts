// Holds the rows of a report in temporary tables before they go into ad_spend.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, execute, prepared } from "#kernel/database/db.ts";

export interface StagedRow {
  row: number;
  /** Index among the campaigns of the file. */
  campaign: number;
  day: string;
  impressions: number;
  clicks: number;
  /** In millionths, as are conversions. */
  spend: number;
  conversions: number;
}

export async function createStage(tx: Db): Promise<void> {
  // A million rows take longer than the usual statement timeout of a request.
  await execute(tx, "SET LOCAL statement_timeout = '5min'");
  await execute(
    tx,
    `CREATE TEMP TABLE ad_staged (row int, campaign int, day date, impressions bigint, clicks bigint, spend bigint,
       conversions bigint) ON COMMIT DROP`,
  );
}

export async function stage(tx: Db, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await prepared(
    tx,
    "stage-ad-rows",
    `INSERT INTO ad_staged
     SELECT * FROM unnest($1::int[], $2::int[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])`,
    [
      rows.map(({ row }) => row),
      rows.map(({ campaign }) => campaign),
      rows.map(({ day }) => day),
      rows.map(({ impressions }) => impressions),
      rows.map(({ clicks }) => clicks),
      rows.map(({ spend }) => spend),
      rows.map(({ conversions }) => conversions),
    ],
  );
}

export interface StagedTotals extends Record<string, unknown> {
  campaigns: number;
  from: string | null;
  to: string | null;
  impressions: number;
  clicks: number;
  spend: number;
  conversions: number;
  /** The highest spend of one campaign in one day. */
  highest: number;
}

/**
 * Sums up rows of the same campaign and day. `ids` are the campaigns by index; `least` is millionths per
 * minor unit.
 */
export async function sumStaged(tx: Db, ids: readonly Id[], least: number): Promise<StagedTotals> {
  await execute(tx, "CREATE TEMP TABLE ad_of_file (nth int, campaign_id uuid) ON COMMIT DROP");
  await execute(
    tx,
    "INSERT INTO ad_of_file SELECT nth - 1, id FROM unnest($1::uuid[]) WITH ORDINALITY AS g (id, nth)",
    [ids],
  );
  await execute(
    tx,
    `CREATE TEMP TABLE ad_sums (campaign_id uuid, day date, impressions bigint, clicks bigint, spend bigint,
       conversions numeric) ON COMMIT DROP`,
  );
  await execute(
    tx,
    `INSERT INTO ad_sums
     SELECT campaign_id, day, sum(impressions), sum(clicks), round(sum(spend) / $1::numeric), trim_scale(sum(conversions) / 1000000)
     FROM ad_staged JOIN ad_of_file ON nth = campaign GROUP BY campaign_id, day`,
    [least],
  );
  const { rows } = await execute(
    tx,
    `SELECT count(DISTINCT campaign_id)::int AS campaigns, min(day)::text AS "from", max(day)::text AS "to",
       coalesce(sum(impressions), 0)::float8 AS impressions, coalesce(sum(clicks), 0)::float8 AS clicks,
       coalesce(sum(spend), 0)::float8 AS spend, coalesce(sum(conversions), 0)::float8 AS conversions,
       coalesce(max(spend), 0)::float8 AS highest
     FROM ad_sums`,
  );
  return rows[0];
}

/**
 * Writes the sums into ad_spend and saves the values they replace. Returns how many rows of the file changed
 * something.
 */
export async function applySums(tx: Db, storeId: Id, importId: Id): Promise<number> {
  const these = (table: string) =>
    `(${table}.impressions, ${table}.clicks, ${table}.spend, ${table}.conversions)`;
  await execute(
    tx,
    `INSERT INTO ad_spend_replaced (store_id, import_id, day, campaign_id, impressions, clicks, spend, conversions, earlier_import_id)
     SELECT s.store_id, $2, s.day, s.campaign_id, s.impressions, s.clicks, s.spend, s.conversions, s.import_id
     FROM ad_spend s JOIN ad_sums n USING (day, campaign_id)
     WHERE s.store_id = $1 AND ${these("s")} IS DISTINCT FROM ${these("n")}`,
    [storeId, importId],
  );
  const { rows } = await execute(
    tx,
    `WITH written AS (
       INSERT INTO ad_spend (store_id, day, campaign_id, impressions, clicks, spend, conversions, import_id)
       SELECT $1, day, campaign_id, impressions, clicks, spend, conversions, $2 FROM ad_sums ORDER BY day, campaign_id
       ON CONFLICT (store_id, day, campaign_id) DO UPDATE SET impressions = excluded.impressions,
         clicks = excluded.clicks, spend = excluded.spend, conversions = excluded.conversions, import_id = excluded.import_id
       WHERE ${these("ad_spend")} IS DISTINCT FROM ${these("excluded")}
       RETURNING day, campaign_id
     )
     SELECT count(DISTINCT row)::int AS n
     FROM ad_staged JOIN ad_of_file ON nth = campaign JOIN written USING (day, campaign_id)`,
    [storeId, importId],
  );
  return rows[0]?.n ?? 0;
}
