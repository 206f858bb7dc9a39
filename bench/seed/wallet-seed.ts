import pg from "pg";
import { EMAIL } from "../sign-up.ts";

const ORDERS = 200_000;
/** Postings per order that the wallet's owner sees; one more takes the money out of escrow. */
const LINES = 4;
export const lines = ORDERS * LINES;
export const postings = ORDERS * (LINES + 1);

/**
 * Creates a wallet with 1,000,000 postings, as the trigger would have written them one by one. Returns its
 * owner's id.
 */
export async function seedLines(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("SELECT id FROM users WHERE email = $1", [EMAIL]);
  const userId = rows[0]?.id ?? "";
  const tables = ["accounts", "ledger_transactions", "postings"];
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await client.query(
    `INSERT INTO accounts (id, user_id, kind, currency)
     SELECT gen_random_uuid(), $1::uuid, kind, 'USD' FROM unnest(ARRAY['recharged', 'earnings', 'pending', 'held', 'receivable', 'collected_elsewhere']) kind
     UNION ALL SELECT gen_random_uuid(), NULL, 'escrow', 'USD'`,
    [userId],
  );
  await client.query(
    `INSERT INTO ledger_transactions (id, source_type, source_id, description, order_number, at)
     SELECT gen_random_uuid(), 'order', gen_random_uuid(), 'Order ' || n, n::text, timestamptz '2024-01-01Z' + n * interval '7 minutes'
     FROM generate_series(1, $1::int) n`,
    [ORDERS],
  );
  await client.query(
    `INSERT INTO postings (id, transaction_id, account_id, leg, type, amount, source_type, source_id, user_id, seq, at,
       balance_after, line, wallet_after, came_in, figure, nth)
     SELECT gen_random_uuid(), t.id, a.id, leg, type, amount, source_type, source_id, a.user_id, order_number::int * 5 + leg::int, at,
       CASE WHEN a.user_id IS NOT NULL THEN order_number::int * 300 - 300 + so_far END,
       CASE WHEN a.user_id IS NOT NULL THEN order_number::int * ${LINES} - ${LINES} + leg::int END,
       CASE WHEN a.user_id IS NOT NULL THEN order_number::int * 300 - 300 + so_far END,
       CASE WHEN a.user_id IS NOT NULL THEN order_number::int * 410 - 410 + in_so_far END,
       CASE WHEN a.user_id IS NOT NULL THEN 'pending' END,
       CASE WHEN a.user_id IS NOT NULL THEN order_number::int * ${LINES} - ${LINES} + leg::int END
     FROM ledger_transactions t,
       (VALUES ('0', 'sale', -300, NULL, NULL), ('1', 'sale', 400, 400, 400), ('2', 'fee', -100, 300, 400),
         ('3', 'credit', 10, 310, 410), ('4', 'fee', -10, 300, 410)) AS legs (leg, type, amount, so_far, in_so_far),
       accounts a
     WHERE a.kind = CASE leg WHEN '0' THEN 'escrow' ELSE 'pending' END
     ORDER BY at, leg`,
  );
  await client.query("UPDATE accounts SET balance = $1 WHERE kind = 'pending'", [ORDERS * 300]);
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  await client.query("VACUUM ANALYZE postings, ledger_transactions, accounts");
  await client.end();
  return userId;
}
