// A database as the last release left it, with something in it, and what must stay true of it whatever an upgrade does.
import type pg from "pg";

const USERS = 400;
const PRODUCTS = 2_000;
const GIFTS = 5;

/** By statements, for the code that wrote such rows is no longer here. */
export async function fillOldDatabase(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO users (id, name, email, created_at, updated_at)
     SELECT gen_random_uuid(), 'Seller ' || n, 'seller-' || n || '@example.com', now(), now() FROM generate_series(1, $1::int) n`,
    [USERS],
  );
  await client.query("BEGIN");
  await client.query(
    `INSERT INTO stores (id, user_id, name, website_url, tagline, description, category, currency, country, timezone, email, phone,
       address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, published, version, created_at, updated_at)
     SELECT gen_random_uuid(), id, name, replace(split_part(email, '@', 1), '.', '-'), '', repeat('Words. ', 50), '', 'USD', 'US', 'UTC',
       email, '', '', '#2f6f5e', '{}', 15, 60, 90, true, 1, now(), now() FROM users`,
  );
  await client.query("INSERT INTO website_urls (website_url, store_id) SELECT website_url, id FROM stores");
  await client.query("COMMIT");
  await client.query(
    `INSERT INTO products (id, sku, name, description, category, brand, price, wholesale_price, stock, created_at, updated_at)
     SELECT gen_random_uuid(), 'SKU-' || n, 'Lamp ' || n, 'Made of brass', 'Lights', '', 1000 + n, 500, n, now(), now()
     FROM generate_series(1, $1::int) n`,
    [PRODUCTS],
  );
  await client.query(
    `INSERT INTO accounts (id, user_id, kind, currency)
     SELECT gen_random_uuid(), users.id, kind, 'USD'
     FROM users, unnest('{recharged,earnings,pending,held,receivable}'::text[]) AS kind
     UNION ALL SELECT gen_random_uuid(), NULL, 'adjustments', 'USD'`,
  );
  for (let gift = 0; gift < GIFTS; gift += 1) {
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO ledger_transactions (id, source_type, source_id, description, at)
       SELECT gen_random_uuid(), 'adjustment', gen_random_uuid(), 'Gift ' || $1::text || ' of ' || id, now() FROM users`,
      [gift],
    );
    await client.query(
      `INSERT INTO postings (id, transaction_id, account_id, leg, type, amount)
       SELECT gen_random_uuid(), t.id, a.id, leg, 'credit', amount
       FROM users u JOIN ledger_transactions t ON t.description = 'Gift ' || $1::text || ' of ' || u.id,
         (VALUES ('from', -250), ('to', 250)) AS legs (leg, amount)
         JOIN accounts a ON true
       WHERE CASE leg WHEN 'from' THEN a.kind = 'adjustments' ELSE a.kind = 'recharged' AND a.user_id = u.id END
       ORDER BY u.id, leg`,
      [gift],
    );
    await client.query("COMMIT");
  }
}

const GATE = 7_246_900;

/** Lets each change of the schema pass a gate, so that a kill comes in the middle of a migration and not after it. */
export async function buildGate(client: pg.Client): Promise<void> {
  await client.query("CREATE SCHEMA gate");
  await client.query(
    `CREATE FUNCTION gate.pass() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
       PERFORM pg_advisory_lock_shared(${GATE}); PERFORM pg_advisory_unlock_shared(${GATE});
     END $$`,
  );
  await client.query("CREATE EVENT TRIGGER gate ON ddl_command_end EXECUTE FUNCTION gate.pass()");
}

/** Closes it, for as long as this connection lasts, and waits until a migration waits for it. */
export async function closeGate(client: pg.Client, hasEnded: () => boolean): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [GATE]);
  while (!hasEnded()) {
    const { rowCount } = await client.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
      [GATE],
    );
    if (rowCount) return;
  }
}

/** The same figures in every version since: whose rows, how much money, and what they say. */
export async function invariantsOf(client: pg.Client): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT (SELECT count(*)::int FROM users) AS users,
       (SELECT md5(string_agg(concat_ws(' ', id, name, email), ',' ORDER BY id)) FROM users) AS people,
       (SELECT md5(string_agg(concat_ws(' ', id, name, website_url, description), ',' ORDER BY id)) FROM stores) AS stores,
       (SELECT md5(string_agg(concat_ws(' ', id, sku, name, price, stock), ',' ORDER BY id)) FROM products) AS products,
       (SELECT count(*)::int FROM product_search) AS searched,
       (SELECT sum(products)::int FROM category_counts) AS counted,
       (SELECT sum(balance)::text FROM accounts) AS balances,
       (SELECT count(*)::int FROM ledger_transactions) AS transactions,
       (SELECT md5(string_agg(concat_ws(' ', id, account_id, amount, seq, balance_after, line), ',' ORDER BY seq))
         FROM postings) AS postings`,
  );
  return rows[0] ?? {};
}

/** All that makes up the schema, as one hash. */
export async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `SELECT md5(string_agg(part, E'\\n' ORDER BY part)) AS hash FROM (
       SELECT format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
         pg_get_expr(d.adbin, d.adrelid))
       FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid AND relnamespace = 'public'::regnamespace
         LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
       WHERE attnum > 0 AND NOT attisdropped
       UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT format('%s %s', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
         AND relnamespace = 'public'::regnamespace WHERE NOT tgisinternal
     ) AS parts (part)`,
  );
  return rows[0]?.hash ?? "";
}
