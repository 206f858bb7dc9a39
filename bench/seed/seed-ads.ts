import pg from "pg";

export const YEAR = { from: "2025-07-01", to: "2026-06-30" };
const VISITS = 1_000_000;
const CAMPAIGNS = 12;

/**
 * Two years of a store, each with a million visits, 5,000 orders and 2,500 bookings from ads, and spend on
 * every day.
 */
export async function seedAds(url: string, storeId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const run = (text: string, values: unknown[] = []) => client.query(text, [storeId, ...values]);
  await run(
    `INSERT INTO ad_campaigns (store_id, id, platform, name, folded_name, created_at)
     SELECT $1, gen_random_uuid(), (ARRAY['google', 'meta', 'microsoft'])[1 + n % 3], 'Campaign ' || n, 'campaign ' || n, now()
     FROM generate_series(1, $2) n`,
    [CAMPAIGNS],
  );
  const days = `generate_series(date '2024-07-01', date '2026-06-30', '1 day') day`;
  await run(
    `INSERT INTO ad_spend (store_id, day, campaign_id, impressions, clicks, spend, conversions)
     SELECT $1, day, id, 1000, 20, 1234, 1.5 FROM ${days}, ad_campaigns WHERE store_id = $1`,
  );
  // Each campaign through two media, and direct visits.
  await run(
    `INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits, carts)
     SELECT $1, day, platform, platform, 'medium ' || m, folded_name, $2 / 365 / 27, 3
     FROM ${days}, ad_campaigns c, generate_series(1, 2) m WHERE c.store_id = $1
     UNION ALL SELECT $1, day, 'direct', '', '', '', $2 / 365 / 9, 9 FROM ${days}`,
    [VISITS],
  );
  await run(
    `WITH paid AS (
       INSERT INTO payments (id, purpose, project_id, gateway, status, amount, credits, currency, email, description, return_path,
         expires_at, check_at, settled_at, created_at)
       VALUES (gen_random_uuid(), 'order', 'bench', 'sandbox', 'succeeded', 1, 0, 'USD', '', 'Bench', '/cart-checkout', now(), now(), now(), now())
       RETURNING id
     ), bought AS (
       INSERT INTO orders (id, store_id, number, version, status, payment_id, gateway, customer_name, customer_email, customer_phone,
         currency, subtotal, shipping, tax, total, wholesale, fee, placed_at, paid_at, release_at, updated_at)
       SELECT gen_random_uuid(), $1, nextval('order_numbers'), 1, 'delivered', paid.id, 'sandbox', 'Grace', '', '', 'USD', 4500, 0, 0,
         4500, 0, 0, at, at, at, at
       FROM paid, generate_series(1, 10000) n, LATERAL (SELECT timestamptz '2024-07-01' + n * interval '105 minutes') AS t (at)
       RETURNING id, placed_at, number
     )
     INSERT INTO touches (subject_kind, subject_id, store_id, platform, source, medium, campaign, touched_at)
     SELECT 'order', id, $1, (ARRAY['google', 'meta', 'microsoft'])[1 + number % 3], '', '', 'campaign ' || (1 + number % 12), placed_at
     FROM bought`,
  );
  await run(
    `WITH booked AS (
       INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone, notes,
         price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 100000 + n, 1, 'Completed', 'Talk', 'Grace', '', '', '', 0, 'store_page', at, at + interval '30 minutes',
         'UTC', at AT TIME ZONE 'UTC', at + interval '30 minutes', at, at
       FROM generate_series(1, 5000) n, LATERAL (SELECT timestamptz '2024-07-01' + n * interval '209 minutes') AS t (at)
       RETURNING id, created_at, number
     )
     INSERT INTO touches (subject_kind, subject_id, store_id, platform, source, medium, campaign, touched_at)
     SELECT 'appointment', id, $1, (ARRAY['google', 'meta', 'microsoft'])[1 + number % 3], '', '', 'campaign ' || (1 + number % 12), created_at
     FROM booked`,
  );
  await client.query("ANALYZE ad_campaigns, ad_spend, visit_days, touches, orders, appointments");
  await client.end();
}
