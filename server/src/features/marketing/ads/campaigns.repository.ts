import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, execute } from "#kernel/database/db.ts";

export interface CampaignRow extends Record<string, unknown> {
  id: Id;
  name: string;
  folded_name: string;
  external_id: string | null;
}

/** Returns campaigns with one of these names or ids. */
export async function findCampaigns(
  db: Db,
  storeId: Id,
  platform: string,
  { names, ids }: { names: string[]; ids: string[] },
): Promise<CampaignRow[]> {
  const { rows } = await execute(
    db,
    `SELECT id, name, folded_name, external_id FROM ad_campaigns
     WHERE store_id = $1 AND platform = $2 AND (folded_name = ANY ($3::text[]) OR external_id = ANY ($4::text[]))`,
    [storeId, platform, names, ids],
  );
  return rows;
}

export async function insertCampaigns(
  tx: Db,
  storeId: Id,
  platform: string,
  rows: readonly CampaignRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await execute(
    tx,
    `INSERT INTO ad_campaigns (store_id, id, platform, name, folded_name, external_id, created_at)
     SELECT $1, id, $2, name, folded_name, external_id, $3
     FROM unnest($4::uuid[], $5::text[], $6::text[], $7::text[]) AS given (id, name, folded_name, external_id)`,
    [
      storeId,
      platform,
      now,
      rows.map(({ id }) => id),
      rows.map(({ name }) => name),
      rows.map(({ folded_name }) => folded_name),
      rows.map(({ external_id }) => external_id),
    ],
  );
}

export async function updateCampaigns(tx: Db, storeId: Id, rows: readonly CampaignRow[]): Promise<void> {
  if (rows.length === 0) return;
  await execute(
    tx,
    `UPDATE ad_campaigns AS c
     SET name = given.name, folded_name = given.folded_name, external_id = given.external_id
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS given (id, name, folded_name, external_id)
     WHERE c.store_id = $1 AND c.id = given.id`,
    [
      storeId,
      rows.map(({ id }) => id),
      rows.map(({ name }) => name),
      rows.map(({ folded_name }) => folded_name),
      rows.map(({ external_id }) => external_id),
    ],
  );
}

export async function countCampaigns(db: Db, storeId: Id): Promise<number> {
  const { rows } = await execute(db, "SELECT count(*)::int AS n FROM ad_campaigns WHERE store_id = $1", [
    storeId,
  ]);
  return rows[0]?.n ?? 0;
}

/** Deletes campaigns that have no spend left, with their matches. */
export async function deleteUnusedCampaigns(tx: Db, storeId: Id): Promise<void> {
  await execute(
    tx,
    `DELETE FROM ad_campaigns c WHERE c.store_id = $1
       AND NOT EXISTS (SELECT FROM ad_spend s WHERE s.store_id = c.store_id AND s.campaign_id = c.id)`,
    [storeId],
  );
}

/** Also locks the campaign against deletion until the transaction ends. */
export async function findCampaign(db: Db, storeId: Id, id: Id): Promise<CampaignRow | undefined> {
  const { rows } = await execute(
    db,
    "SELECT id, name, folded_name, external_id FROM ad_campaigns WHERE store_id = $1 AND id = $2 FOR KEY SHARE",
    [storeId, id],
  );
  return rows[0];
}
