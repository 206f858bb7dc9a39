import pg from "pg";
import type { Buyer } from "./seed-buyers.ts";

/** Counts what these buyers paid for: an appointment only if it is confirmed and its whole price is paid. */
export async function countPurchases(url: string, buyers: readonly Buyer[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM orders o JOIN order_items i ON i.order_id = o.id
       LEFT JOIN appointments a ON a.id = i.appointment_id
     WHERE o.buyer_id = ANY($1) AND o.status = 'paid'
       AND (i.kind = 'product' OR (a.status = 'Confirmed' AND a.paid = a.price))`,
    [buyers.map(({ id }) => id)],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
