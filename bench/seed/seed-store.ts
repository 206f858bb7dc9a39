// A busy seller's store, written straight to the tables: twenty-four listed products and six services.
import pg from "pg";

export const storeName = "bench-shelf";
export const storeId = "01900000-0000-7000-9000-000000000001";

/** `url` is the database owner's. An account must exist, and the catalogue must hold products. */
export async function seedStore(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `WITH claimed AS (INSERT INTO website_urls (website_url, store_id) VALUES ($2, $1)),
     owner AS (
       INSERT INTO users (id, name, email, created_at, updated_at)
       VALUES ($1, 'Shelf', 'shelf@example.com', now(), now()) RETURNING id
     )
     INSERT INTO stores (id, user_id, name, website_url, tagline, description, category, currency, country, timezone,
       email, phone, address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, published, version,
       created_at, updated_at)
     SELECT $1, owner.id, 'Bench Shelf', $2, 'Things that are measured', repeat('Words about the shop. ', 20), 'Homeware',
       'USD', 'US', 'America/New_York', 'shelf@example.com', '+1 555 010 0199', '4 Kiln Lane', '#2f6f5e',
       '{"mon":[{"open":"09:00","close":"17:00"}],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[],"time_off":[]}',
       15, 60, 90, true, 1, now(), now()
     FROM owner`,
    [storeId, storeName],
  );
  await client.query(
    `INSERT INTO listings (store_id, product_id, id, list_price, active, added_at)
     SELECT $1, id, gen_random_uuid(), price, true, now() FROM (SELECT id, price FROM products ORDER BY id LIMIT 24) p`,
    [storeId],
  );
  await client.query(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'Lesson ' || n, repeat('What is learned. ', 12), 4500, 60, 0, 'in_person', true, now(), now()
     FROM generate_series(1, 6) n`,
    [storeId],
  );
  await client.query("ANALYZE stores, website_urls, listings, services");
  await client.end();
}
