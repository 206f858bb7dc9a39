// A read model: what came in, over the tables of several features.
import type { RevenueQuery } from "@solodesk/contract/account/dashboard/revenue.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

export interface GroupedRevenue extends Record<string, unknown> {
  /** Whether it is one of the rows that were asked for; otherwise it is in the total only. */
  isRow: boolean;
  id: Id | null;
  name: string;
  count: number;
  /** Minor units. */
  amount: number;
  at: Date | null;
  appointmentId: Id | null;
  orderId: Id | null;
}

/**
 * What came in, piece by piece: each line of an order, what its lines don't hold (shipping, tax, refunds by amount), deposits as
 * they are earned, and payments in person. The pieces of a moment add up to the revenue of dashboard.repository.ts.
 */
const pieces = (storeId: Id, { from, to }: Range): SQL => {
  const isWithin = (moment: SQL) => sql`${moment} >= ${new Date(from)} AND ${moment} < ${new Date(to)}`;
  return sql`
  WITH paid AS (
    SELECT id, paid_at, customer_name, customer_email,
      total - due_later - refunded - CASE WHEN due_later = 0 AND NOT has_pack THEN 0 ELSE (
        SELECT coalesce(sum(paid - returned), 0) FROM deposits
        WHERE deposits.store_id = orders.store_id AND order_id = orders.id AND outcome IS DISTINCT FROM 'returned'
      ) END AS amount
    FROM orders WHERE store_id = ${storeId} AND ${isWithin(sql`paid_at`)}
  ), lines AS (
    SELECT order_id, service_id, product_id, name, appointment_id,
      -- A deposit holds its tax, which no line does.
      greatest((unit_price - unit_later) * (quantity - refunded_quantity)
        - (discount - discount_later) + (discount - discount_later) * refunded_quantity / quantity + kept - coalesce((
        SELECT sum(deposits.paid - returned) FROM deposits
        WHERE deposits.store_id = order_items.store_id AND deposits.order_id = order_items.order_id AND outcome IS DISTINCT FROM 'returned'
          AND CASE WHEN pack_line IS NULL THEN deposits.appointment_id = order_items.appointment_id ELSE pack_line = line END
      ), 0), 0) AS amount
    FROM order_items WHERE store_id = ${storeId} AND order_id IN (SELECT id FROM paid)
  )
  SELECT service_id, product_id, name, customer_name, customer_email, paid_at AS at, lines.amount, appointment_id, id AS order_id
  FROM lines JOIN paid ON paid.id = order_id
  UNION ALL
  SELECT NULL, NULL, NULL, customer_name, customer_email, paid_at,
    amount - coalesce(in_lines, 0), NULL, id
  FROM paid LEFT JOIN (SELECT order_id, sum(amount) AS in_lines FROM lines GROUP BY order_id) AS summed ON order_id = id
  UNION ALL
  SELECT order_items.service_id, order_items.product_id, order_items.name, customer_name, customer_email, settled_at,
    deposits.paid - deposits.returned, deposits.appointment_id, orders.id
  FROM deposits JOIN orders ON orders.store_id = deposits.store_id AND orders.id = deposits.order_id
    LEFT JOIN order_items ON order_items.store_id = orders.store_id AND order_items.order_id = orders.id
      AND CASE WHEN pack_line IS NULL THEN order_items.appointment_id = deposits.appointment_id ELSE line = pack_line END
  WHERE deposits.store_id = ${storeId} AND outcome IN ('earned', 'kept') AND ${isWithin(sql`settled_at`)}
  UNION ALL
  SELECT service_id, NULL, coalesce(service_name, title), customer_name, customer_email, collected_at, collected_amount, id, NULL
  FROM appointments WHERE store_id = ${storeId} AND ${isWithin(sql`collected_at`)}`;
};

/** Every piece. */
const all = sql`at IS NOT NULL`;

/** What a row is about: the same person by their address, or else by their name. */
const groupings: Record<RevenueQuery["by"], { key: SQL; isRow: SQL }> = {
  service: {
    key: sql`coalesce(service_id::text, name)`,
    isRow: sql`name IS NOT NULL AND product_id IS NULL`,
  },
  product: { key: sql`product_id`, isRow: sql`product_id IS NOT NULL` },
  customer: { key: sql`lower(coalesce(nullif(customer_email, ''), customer_name))`, isRow: all },
  sale: { key: sql`coalesce(appointment_id, order_id)`, isRow: all },
};

/** The largest first. All that isn't a row is one group. */
export async function listGroupedRevenue(
  db: Db,
  storeId: Id,
  range: Range,
  { by, item_id: itemId }: Omit<RevenueQuery, "from" | "to">,
): Promise<GroupedRevenue[]> {
  const { key, isRow } = groupings[by];
  const latest = (value: SQL) => sql`(array_agg(${value} ORDER BY at DESC))[1]`;
  const name = by === "customer" || by === "sale" ? sql`customer_name` : sql`name`;
  const id = by === "product" ? sql`product_id` : by === "service" ? sql`service_id` : sql`NULL::uuid`;
  const ofSale = (value: SQL) => (by === "sale" ? latest(value) : sql`NULL`);
  const { rows } = await db.execute<GroupedRevenue & { at: string | null }>(sql`
    SELECT ${isRow} AS "isRow", ${latest(id)} AS id, coalesce(${latest(name)}, '') AS name, count(DISTINCT coalesce(appointment_id, order_id))::int AS count,
      sum(amount)::float8 AS amount, ${ofSale(sql`at`)}::timestamptz AS at,
      ${ofSale(sql`appointment_id`)}::uuid AS "appointmentId", ${ofSale(sql`order_id`)}::uuid AS "orderId"
    FROM (${pieces(storeId, range)}) AS pieces
    WHERE amount <> 0
      AND (${itemId ?? null}::uuid IS NULL OR ${itemId ?? null}::uuid IN (service_id, product_id))
    GROUP BY ${isRow}, CASE WHEN ${isRow} THEN ${key} END
    ORDER BY amount DESC, name`);
  return rows.map((row) => ({ ...row, at: row.at === null ? null : new Date(row.at) }));
}
