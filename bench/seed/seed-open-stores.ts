// Stores that are open day and night, each with a service that is paid for when it is booked.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type pg from "pg";
import { storeId } from "./seed-store.ts";

export const DAY = 86_400_000;
/** How long the service takes, in milliseconds. */
export const SLOT = 900_000;

export interface OpenStore {
  name: string;
  serviceId: Id;
}

/** Creates `count` stores like the measured one, in UTC and bookable for two years. */
export async function seedOpenStores(pool: pg.Pool, count: number): Promise<OpenStore[]> {
  const { rows } = await pool.query<OpenStore>(
    `WITH made AS (SELECT gen_random_uuid() AS id, 'bench-open-' || n AS name FROM generate_series(1, $2) n),
     claimed AS (INSERT INTO website_urls (website_url, store_id) SELECT name, id FROM made),
     owners AS (
       INSERT INTO users (id, name, email, created_at, updated_at)
       SELECT id, name, name || '@example.com', now(), now() FROM made
     ),
     opened AS (
       INSERT INTO stores (id, user_id, name, website_url, tagline, description, category, currency, country, timezone, email,
         phone, address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, published, version, created_at,
         updated_at)
       SELECT made.id, made.id, made.name, made.name, tagline, description, category, currency, country, 'UTC', email, phone,
         address, accent_color,
         (SELECT jsonb_object_agg(day, '[{"open":"00:00","close":"24:00"}]'::jsonb) || '{"time_off":[]}'
           FROM unnest(ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) day),
         $3 / 60000, 60, 730, true, 1, now(), now()
       FROM made, stores WHERE stores.id = $1
     )
     INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, payment_due,
       active, created_at, updated_at)
     SELECT gen_random_uuid(), id, name, '', 4500, $3 / 60000, 0, 'in_person', 'full', true, now(), now() FROM made
     RETURNING name, id AS "serviceId"`,
    [storeId, count, SLOT],
  );
  return rows;
}
