import type { MarkedSeller } from "#test/security/marked-seller.ts";

const VISITS = `INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits, carts)
  SELECT $1, $2::timestamptz::date, 'google', 'google', 'cpc', tag, 7, 3 FROM unnest(ARRAY['spring', '77', 'summer']) AS tag`;

const TOUCH = `INSERT INTO touches (subject_kind, subject_id, store_id, platform, source, medium, campaign, touched_at)
  VALUES ($2, $3, $1, 'google', 'google', 'cpc', 'spring', $4)
  ON CONFLICT (subject_kind, subject_id) DO UPDATE SET platform = 'google', campaign = 'spring'`;

interface Subjects {
  orderId: string;
  appointmentId: string;
}

/** What ads brought a store, under tags that every store uses: what another store's figures would be counted with. */
export async function visitsRows(
  { server: { database, clock }, storeId }: MarkedSeller,
  { orderId, appointmentId }: Subjects,
): Promise<void> {
  const now = clock.now();
  await database.sql(VISITS, [storeId, now]);
  await database.sql(TOUCH, [storeId, "order", orderId, now]);
  await database.sql(TOUCH, [storeId, "appointment", appointmentId, now]);
}
