import pg from "pg";
import { storeId } from "./seed-store.ts";

const BOOKINGS = 5_000;
export const serviceId = "01900000-0000-7000-b000-000000000001";
const day = 86_400_000;

/** The measured week begins this many days from now. */
const AHEAD = 14;
const dayAt = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
/** First and last day. */
export const week = { from: dayAt(AHEAD), to: dayAt(AHEAD + 6) };

/** A year of 5,000 bookings around today in the measured store, which is open from 9 to 5 every day. */
export async function seedAppointments(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `UPDATE stores SET hours = (SELECT jsonb_object_agg(day, '[{"open":"09:00","close":"17:00"}]'::jsonb) || '{"time_off":[]}'
       FROM unnest(ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) day) WHERE id = $1`,
    [storeId],
  );
  await client.query(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       created_at, updated_at)
     VALUES ($2, $1, 'Call', '', 1000, 30, 0, 'online', true, now(), now())`,
    [storeId, serviceId],
  );
  await client.query(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, 1, 'Confirmed', 'Talk', 'Grace', '', '', '', 0, 'seller', at, at + interval '30 minutes',
       'America/New_York', at AT TIME ZONE 'America/New_York', at + interval '30 minutes', now(), now()
     FROM generate_series(1, $2) n,
       LATERAL (SELECT date_trunc('day', now()) + (n - $2 / 2) * interval '365 days' / $2 AS at) AS times`,
    [storeId, BOOKINGS],
  );
  await client.query("ANALYZE appointments");
  await client.end();
}

/** Turns the bookings into sessions of the service, with four people in each, and sells it in packs. */
export async function seedSessions(url: string, capacity: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `UPDATE services SET capacity = $2, packs = '[{"visits":5,"unitPrice":900,"months":6},{"visits":10,"unitPrice":800,"months":12}]'
     WHERE id = $1`,
    [serviceId, capacity],
  );
  await client.query(
    "UPDATE appointments SET service_id = $1, service_name = 'Call' WHERE store_id = $2 AND service_id IS NULL",
    [serviceId, storeId],
  );
  await client.query(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at,
       updated_at)
     SELECT gen_random_uuid(), store_id, number + n * 100000, 1, status, service_id, service_name, title, customer_name, '', '',
       '', 0, 'seller', starts_at, ends_at, timezone, starts_local, busy_until, now(), now()
     FROM appointments, generate_series(1, 3) n WHERE store_id = $1 AND source = 'seller' AND status = 'Confirmed'`,
    [storeId],
  );
  await client.query("ANALYZE appointments");
  await client.end();
}
