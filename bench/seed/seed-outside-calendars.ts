import pg from "pg";
import { storeId } from "./seed-store.ts";

const TIMES = 2_000;

/** Two other calendars of the seller, each with 2,000 busy times of half an hour in the year around today. */
export async function seedOutsideCalendars(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO calendar_sources (store_id, id, name, address, busy, notes, read_at, tried_at, created_at, provider, direction)
     SELECT $1, gen_random_uuid(), 'Calendar ' || nth, 'https://calendar.example.com/' || nth, busy, '{}', now(), now(), now(),
       'ics', 'read'
     FROM generate_series(1, 2) nth, LATERAL (
       SELECT range_agg(tstzrange(at, at + interval '30 minutes')) AS busy FROM generate_series(1, $2::int) n,
         LATERAL (SELECT date_trunc('day', now()) + nth * interval '1 hour' + (n - $2 / 2) * interval '365 days' / $2 AS at) t
     ) AS times`,
    [storeId, TIMES],
  );
  await client.query("ANALYZE calendar_sources");
  await client.end();
}
