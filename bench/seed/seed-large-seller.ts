// A seller with a long history, written straight to the tables: two years of orders with their ledger,
// appointments, notifications and listings.
import pg from "pg";

export interface Size {
  orders: number;
  appointments: number;
  notifications: number;
  listings: number;
}

// Sortable by time, as the product's ids are.
const ID_AT = `
  CREATE OR REPLACE FUNCTION pg_temp.id_at(at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || '8' || substr(md5(random()::text), 1, 15))::uuid $$`;

const names = (column: string) => `
  (ARRAY['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Frances', 'John', 'Katherine', 'Linus', 'Margaret', 'Niklaus',
    'Radia', 'Tim', 'Shafi', 'Leslie', 'Adele', 'Ken', 'Dennis', 'Hedy'])[1 + ${column} % 20] AS first,
  (ARRAY['Lovelace', 'Hopper', 'Turing', 'Dijkstra', 'Liskov', 'Knuth', 'Allen', 'Backus', 'Johnson', 'Torvalds', 'Hamilton',
    'Wirth', 'Perlman', 'Lee', 'Goldwasser', 'Lamport', 'Goldberg', 'Thompson', 'Ritchie', 'Lamarr', 'Floyd', 'Hoare',
    'Kernighan', 'Stroustrup', 'Gosling'])[1 + ${column} / 20 % 25] AS last`;

/** An order every few minutes up to now; each buyer returns about four times. */
const PAYMENTS = `
  INSERT INTO payments (id, purpose, project_id, gateway, status, amount, credits, currency, charge_id, email, description,
    return_path, expires_at, check_at, settled_at, created_at)
  SELECT pg_temp.id_at(at), 'order', 'solo', 'sandbox', 'succeeded', 2000 + n % 9000, 0, 'USD', $1::text || n, '', 'Order', '/orders',
    at, at, at, at
  FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - ($2 - n) * (interval '730 days' / $2) AS at) times`;

const ORDERS = `
  INSERT INTO orders (id, store_id, number, version, status, payment_id, gateway, charge_id, customer_name, customer_email,
    customer_phone, shipping_address, currency, subtotal, shipping, tax, total, wholesale, fee, placed_at, paid_at, release_at,
    released_at, updated_at)
  SELECT pg_temp.id_at(at), $1, nextval('order_numbers'), 1, status, id, 'sandbox', charge_id, first || ' ' || last, lower(first || '.' || last) || nth || '@example.com', '+1 555 010 0199',
    '{"line1": "1 Yard", "city": "Arlington", "postal_code": "22201", "country": "US"}', 'USD', amount, 0, 0, amount, amount / 3,
    amount / 20, at, paid_at, paid_at + interval '7 days',
    CASE WHEN paid_at < now() - interval '7 days' THEN paid_at + interval '7 days' END, at
  FROM (
    SELECT id, charge_id, amount, created_at AS at, row_number() OVER (ORDER BY created_at DESC)::int AS age,
      (substr(charge_id, length($2) + 1)::int * 7919) % ($3 / 4 + 1) AS nth
    FROM payments WHERE charge_id LIKE $2 || '%'
  ) paid,
    LATERAL (SELECT ${names("nth")}) people,
    LATERAL (SELECT CASE WHEN age < 200 THEN (ARRAY['paid', 'processing', 'shipped', 'pending_payment'])[1 + age % 4]
      ELSE (ARRAY['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'refunded', 'cancelled', 'expired'])[1 + age % 8]
      END AS status) led,
    LATERAL (SELECT CASE WHEN status NOT IN ('pending_payment', 'cancelled', 'expired') THEN at END AS paid_at) was
  ORDER BY at`;

const ITEMS = `
  WITH shelf AS (SELECT p.*, (row_number() OVER (ORDER BY p.id))::int AS place FROM products p ORDER BY p.id LIMIT 5000)
  INSERT INTO order_items (order_id, line, kind, product_id, name, sku, unit_price, unit_wholesale, quantity, reserved)
  SELECT o.id, line, 'product', shelf.id, shelf.name, shelf.sku, 1000, 300, 1, false
  FROM orders o, generate_series(1, 1 + o.number::int % 3) line
    JOIN shelf ON true
  WHERE o.store_id = $1 AND shelf.place = 1 + (o.number::int * 31 + line * 977) % 5000`;

const CHANGES = `
  INSERT INTO order_changes (order_id, id, event, by, note, at)
  SELECT id, pg_temp.id_at(placed_at), event, 'system', '', placed_at
  FROM orders, unnest(ARRAY['placed', 'paid']) event WHERE store_id = $1`;

const APPOINTMENTS = `
  INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone, notes,
    price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
  SELECT pg_temp.id_at(at), $1, n, 1,
    CASE WHEN at > now() THEN (ARRAY['Pending', 'Confirmed'])[1 + n % 2]
      ELSE (ARRAY['Completed', 'Completed', 'Completed', 'Cancelled', 'No-show', 'Pending'])[1 + n % 6] END,
    (ARRAY['Haircut', 'Consultation', 'Repair', 'Lesson'])[1 + n % 4] || ' with ' || first, first || ' ' || last,
    lower(first || '.' || last) || nth || '@example.com', '+1 555 010 0199', '', 4500, 'seller', at, at + interval '10 minutes',
    'America/New_York', at AT TIME ZONE 'America/New_York', at + interval '10 minutes', now(), now()
  FROM generate_series(1, $2::int) n,
    LATERAL (SELECT now() + interval '30 days' - ($2 - n) * (interval '760 days' / $2) AS at, n * 7919 % ($2 / 5 + 1) AS nth) times,
    LATERAL (SELECT ${names("nth")}) people`;

const NOTIFICATIONS = `
  INSERT INTO notifications (id, user_id, kind, about, path, created_at, read_at)
  SELECT pg_temp.id_at(at), $1, 'order_paid', 'Order ' || n, '/orders', at, CASE WHEN n % 2 = 0 THEN at END
  FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - ($2 - n) * (interval '80 days' / $2) AS at) times`;

const LISTINGS = `
  INSERT INTO listings (store_id, product_id, id, list_price, active, added_at)
  SELECT $1, id, pg_temp.id_at(now()), price, true, now() FROM (SELECT id, price FROM products ORDER BY id LIMIT $2::int) p`;

/** A sale and its fee as two lines, and their release as a transfer within the wallet. */
const BOOKED = `
  WITH sold AS MATERIALIZED (
    SELECT o.*, row_number() OVER (ORDER BY number) AS n FROM orders o WHERE store_id = $1
  ), made AS (
    INSERT INTO ledger_transactions (id, source_type, source_id, description, order_number, at)
    SELECT pg_temp.id_at(placed_at), 'order', id, 'Order #' || number, number::text, placed_at FROM sold
    RETURNING id, source_id, at
  )
  INSERT INTO postings (id, transaction_id, account_id, leg, type, amount, source_type, source_id, user_id, seq, at, balance_after,
    line, wallet_after, came_in, figure, nth)
  SELECT pg_temp.id_at(made.at), made.id, a.id, leg, leg, 100 - 120 * (leg = 'fee')::int, 'order', made.source_id, $2,
    nextval('postings_seq'), made.at, n * 80 + 20 * (leg = 'sale')::int, n * 2 - (leg = 'sale')::int,
    n * 80 + 20 * (leg = 'sale')::int, n * 100, 'pending', n * 2 - (leg = 'sale')::int
  FROM made JOIN sold ON sold.id = made.source_id, unnest(ARRAY['sale', 'fee']) leg, accounts a
  WHERE a.user_id = $2 AND a.kind = 'pending'
  ORDER BY n, leg DESC`;

const books = ["accounts", "ledger_transactions", "postings"];

/** `url` is the database owner's. The account must have a store, and the catalogue must hold products. */
export async function seedLargeSeller(url: string, email: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(ID_AT);
  const { rows } = await client.query<{ user: string; store: string }>(
    `SELECT u.id AS "user", s.id AS store FROM users u JOIN stores s ON s.user_id = u.id WHERE u.email = $1`,
    [email],
  );
  const { user, store } = rows[0] ?? { user: "", store: "" };
  const charge = `seed ${email} `;
  await client.query(PAYMENTS, [charge, size.orders]);
  await client.query(ORDERS, [store, charge, size.orders]);
  await client.query("ANALYZE orders");
  await client.query(ITEMS, [store]);
  await client.query("ANALYZE order_items");
  await client.query(CHANGES, [store]);
  await client.query(APPOINTMENTS, [store, size.appointments]);
  await client.query(NOTIFICATIONS, [user, size.notifications]);
  await client.query(LISTINGS, [store, size.listings]);
  for (const table of books) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await client.query(
    `INSERT INTO accounts (id, user_id, kind, currency, balance)
     SELECT gen_random_uuid(), $1::uuid, kind, 'USD', CASE kind WHEN 'pending' THEN $2::int * 80 ELSE 0 END
     FROM unnest(ARRAY['recharged', 'earnings', 'pending', 'held', 'receivable', 'collected_elsewhere']) kind ON CONFLICT DO NOTHING`,
    [user, size.orders],
  );
  await client.query(BOOKED, [store, user]);
  for (const table of books) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  await client.query("VACUUM ANALYZE");
  await client.end();
}
