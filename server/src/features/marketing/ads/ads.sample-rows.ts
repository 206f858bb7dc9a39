import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A campaign of its own that cost something long ago, as an import said and as was typed in. */
const OWN = `WITH campaign AS (INSERT INTO ad_campaigns VALUES ($1, $2, 'google', $5, $5, NULL, $4) RETURNING id),
    import AS (INSERT INTO ad_imports VALUES ($1, $3, $6, '', 'google', 1, 1, $4) RETURNING id)
  INSERT INTO ad_spend SELECT $1::uuid, $4::timestamptz::date - 300, campaign.id, 1, 1, 100, 0, import.id FROM campaign, import
    UNION ALL SELECT $1, $4::timestamptz::date - 270, campaign.id, 1, 1, 100, 0, NULL FROM campaign`;

/** Campaigns under tags that every store uses; nothing was ever spent on the second. */
const SHARED = {
  campaign: `INSERT INTO ad_campaigns VALUES ($1, $2, 'google', 'spring', 'spring', '77', $3)`,
  idle: `INSERT INTO ad_campaigns VALUES ($1, $2, 'google', 'winter', 'winter', NULL, $3)`,
  match: `INSERT INTO campaign_matches VALUES ($1, 'google', 'summer', $2, $3)`,
  spend: `INSERT INTO ad_spend VALUES ($1, $4::timestamptz::date, $2, 10, 5, 900, 1, $3)`,
  replaced: `INSERT INTO ad_spend_replaced VALUES ($1, $3, $4::timestamptz::date, $2, 9, 4, 800, 1, NULL)`,
};

export async function adsRows({ server: { database, deps, clock }, storeId, mark }: MarkedSeller) {
  const now = clock.now();
  const [campaignId, importId, sharedId] = [deps.newId(), deps.newId(), deps.newId()];
  await database.sql(OWN, [storeId, campaignId, importId, now, `${mark} ad`, `${mark}.csv`]);
  await database.sql(SHARED.campaign, [storeId, sharedId, now]);
  await database.sql(SHARED.idle, [storeId, deps.newId(), now]);
  await database.sql(SHARED.match, [storeId, sharedId, now]);
  await database.sql(SHARED.spend, [storeId, sharedId, importId, now]);
  await database.sql(SHARED.replaced, [storeId, sharedId, importId, now]);
  return { campaignId, importId };
}
