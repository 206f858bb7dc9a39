// A seller with so many orders, appointments and notifications, written straight into the tables.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TestApp } from "./test-app.ts";

interface Seller {
  id: Id;
  storeId: Id;
  /** An order to copy, with its items. */
  orderId: Id;
}

/** Every hundredth customer is a "Rare Bird". */
const customer = "CASE WHEN n % 100 = 0 THEN 'Rare Bird ' ELSE 'Grace ' END || n";

export async function manySales(
  { database: { sql } }: TestApp,
  seller: Seller,
  count: number,
): Promise<void> {
  const { id, storeId, orderId } = seller;
  await sql(
    // LATERAL, so that each row takes one number and not one for each column: what the planner makes of the search depends on it.
    `INSERT INTO orders SELECT made.* FROM orders o, generate_series(1, $3::int) n,
       LATERAL jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'number', nextval('order_numbers'), 'store_id', $2::uuid, 'customer_name', ${customer},
         'placed_at', o.placed_at - n * interval '1 minute', 'paid_at', o.paid_at - n * interval '1 minute',
         'status', (ARRAY['paid', 'shipped', 'delivered', 'cancelled'])[1 + n % 4])) AS made
     WHERE o.id = $1`,
    [orderId, storeId, count],
  );
  await sql(
    `INSERT INTO order_items SELECT (jsonb_populate_record(i, jsonb_build_object('order_id', o.id, 'store_id', o.store_id))).*
     FROM order_items i, orders o
     WHERE i.order_id = $1 AND o.store_id = $2 AND NOT EXISTS (SELECT FROM order_items known WHERE known.order_id = o.id)`,
    [orderId, storeId],
  );
  await sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, 1, (ARRAY['Completed', 'Cancelled', 'No-show', 'Completed', 'Pending'])[1 + n % 5], 'Talk',
       ${customer}, '', '', '', 0, 'seller', at, at + interval '5 minutes', 'UTC', at AT TIME ZONE 'UTC',
       at + interval '5 minutes', now(), now()
     FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - n * interval '10 minutes' AS at) times`,
    [storeId, count],
  );
  await sql(
    `INSERT INTO notifications (id, user_id, kind, about, path, created_at, read_at)
     SELECT gen_random_uuid(), $1, 'order_paid', 'Order ' || n, '/orders', now() - n * interval '1 minute',
       CASE WHEN n % 2 = 0 THEN now() END
     FROM generate_series(1, $2::int) n`,
    [id, count],
  );
}
