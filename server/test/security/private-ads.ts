// What ads brought a store, under tags that every store uses: what another store's figures would be counted with.
import type { TestApp } from "../test-app.ts";

interface Owned {
  storeId: string;
  importId: string;
  appointmentId: string;
  orderId: string;
}

const statements = {
  campaign: `INSERT INTO ad_campaigns VALUES ($1, $2, 'google', 'spring', 'spring', '77', $3)`,
  // Nothing was ever spent on it.
  idle: `INSERT INTO ad_campaigns VALUES ($1, $2, 'google', 'winter', 'winter', NULL, $3)`,
  match: `INSERT INTO campaign_matches VALUES ($1, 'google', 'summer', $2, $3)`,
  // Known to belong to the campaign by its name, by its id, and because its seller said so.
  visits: `INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits, carts)
    SELECT $1, $2::timestamptz::date, 'google', 'google', 'cpc', tag, 7, 3 FROM unnest(ARRAY['spring', '77', 'summer']) AS tag`,
  spend: `INSERT INTO ad_spend VALUES ($1, $4::timestamptz::date, $2, 10, 5, 900, 1, $3)`,
  replaced: `INSERT INTO ad_spend_replaced VALUES ($1, $3, $4::timestamptz::date, $2, 9, 4, 800, 1, NULL)`,
  touch: `INSERT INTO touches (subject_kind, subject_id, store_id, platform, source, medium, campaign, touched_at)
    VALUES ($2, $3, $1, 'google', 'google', 'cpc', 'spring', $4)
    ON CONFLICT (subject_kind, subject_id) DO UPDATE SET platform = 'google', campaign = 'spring'`,
};

export async function privateAds(
  { database: { sql }, deps, clock }: TestApp,
  { storeId, importId, appointmentId, orderId }: Owned,
): Promise<void> {
  const now = clock.now();
  const campaignId = deps.newId();
  await sql(statements.campaign, [storeId, campaignId, now]);
  await sql(statements.idle, [storeId, deps.newId(), now]);
  await sql(statements.match, [storeId, campaignId, now]);
  await sql(statements.visits, [storeId, now]);
  await sql(statements.spend, [storeId, campaignId, importId, now]);
  await sql(statements.replaced, [storeId, campaignId, importId, now]);
  await sql(statements.touch, [storeId, "order", orderId, now]);
  await sql(statements.touch, [storeId, "appointment", appointmentId, now]);
}
