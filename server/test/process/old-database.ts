// What must stay true of a database whatever an upgrade does, and how to stop an upgrade in the middle.
import type pg from "pg";

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
       (SELECT md5(string_agg(concat_ws(' ', id, store_id, number, status, service_id, customer_name, customer_email, price, starts_at,
         ends_at, busy_until), ',' ORDER BY id)) FROM appointments) AS appointments,
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
