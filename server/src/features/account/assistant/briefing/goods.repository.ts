// Read models of what a store sells: each statement reads its rows once.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

interface AsOf {
  storeId: Id;
  now: Date;
}

export interface UnshippedRow extends Record<string, unknown> {
  count: number;
  /** Of the one that was paid first. */
  number: string;
  paidAt: string;
  /** Those of them all. */
  statuses: ("paid" | "processing")[];
}

/** Paid orders with something to ship that were paid before a moment. Undefined if there are none. */
export async function findUnshipped(db: Db, storeId: Id, before: Date): Promise<UnshippedRow | undefined> {
  const { rows } = await db.execute<UnshippedRow>(sql`
    SELECT count(*)::int AS count, (array_agg(number::text ORDER BY paid_at, id))[1] AS number,
      to_char(min(paid_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "paidAt",
      array_agg(DISTINCT status ORDER BY status) AS statuses
    FROM orders WHERE store_id = ${storeId} AND status IN ('paid', 'processing') AND shipping_address IS NOT NULL
      AND paid_at < ${before} HAVING count(*) > 0`);
  return rows[0];
}

export interface StockRow extends Record<string, unknown> {
  productId: Id;
  name: string;
  stock: number;
  /** Sold within four weeks. */
  sold: number;
}

/** Listed products whose stock is counted and ends within two weeks at the pace of the last four, of which five or more were sold. */
export async function listRunningOut(db: Db, { storeId, now }: AsOf, most: number): Promise<StockRow[]> {
  const { rows } = await db.execute<StockRow>(sql`
    SELECT p.id AS "productId", p.name, p.stock, sum(i.quantity - i.refunded_quantity)::int AS sold
    FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.id AND i.kind = 'product'
      JOIN products p ON p.id = i.product_id JOIN listings l ON l.store_id = o.store_id AND l.product_id = p.id
    WHERE o.store_id = ${storeId} AND o.paid_at > ${now}::timestamptz - interval '28 days' AND o.paid_at <= ${now}
      AND p.stock IS NOT NULL AND l.active
    GROUP BY p.id HAVING sum(i.quantity - i.refunded_quantity) >= 5
      AND p.stock < sum(i.quantity - i.refunded_quantity) / 2.0
    ORDER BY p.stock::float8 / sum(i.quantity - i.refunded_quantity), p.id LIMIT ${most}`);
  return rows;
}

export interface NeverBought {
  count: number;
  visits: number;
  /** The one that has been listed for longest. */
  name: string;
}

/** Products that were listed two months ago and never bought, while the store page had 50 visits or more within four weeks. */
export async function findNeverBought(db: Db, { storeId, now }: AsOf): Promise<NeverBought | undefined> {
  const { rows } = await db.execute<NeverBought & Record<string, unknown>>(sql`
    WITH visited AS (
      SELECT coalesce(sum(visits), 0)::int AS visits FROM visit_days
      WHERE store_id = ${storeId} AND day > (${now}::timestamptz - interval '28 days')::date
    )
    SELECT count(*) OVER ()::int AS count, visits, p.name
    FROM listings l JOIN products p ON p.id = l.product_id CROSS JOIN visited
    WHERE l.store_id = ${storeId} AND l.active AND l.added_at < ${now}::timestamptz - interval '60 days' AND visits >= 50
      AND NOT EXISTS (SELECT FROM order_items i JOIN orders o ON o.store_id = i.store_id AND o.id = i.order_id
        WHERE i.product_id = l.product_id AND o.store_id = l.store_id AND o.paid_at IS NOT NULL)
    ORDER BY l.added_at, l.id LIMIT 1`);
  return rows[0];
}

/** Tagged links that were made before a moment and that nobody has followed. */
export async function listUnusedLinks(
  db: Db,
  storeId: Id,
  before: Date,
  most: number,
): Promise<{ id: Id; name: string }[]> {
  const { rows } = await db.execute<{ id: Id; name: string }>(sql`
    SELECT id, name FROM ad_links
    WHERE store_id = ${storeId} AND clicks = 0 AND removed_at IS NULL AND created_at < ${before}
    ORDER BY created_at DESC, id LIMIT ${most}`);
  return rows;
}

/** Emails of an account that couldn't be delivered since a moment. */
export async function countFailedMails(db: Db, userId: Id, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM mails WHERE user_id = ${userId} AND status = 'failed' AND created_at > ${since}`);
  return rows[0]?.count ?? 0;
}

export interface DisputeRow extends Record<string, unknown> {
  /** Of the order. */
  id: Id;
  number: string;
  /** ISO. */
  dueBy: string;
}

/** Disputed sales for which a bank still takes evidence, the most pressing first. */
export async function listDueDisputes(db: Db, { storeId, now }: AsOf, most: number): Promise<DisputeRow[]> {
  const { rows } = await db.execute<DisputeRow>(sql`
    SELECT o.id, o.number::text, to_char(r.evidence_due_by AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dueBy"
    FROM orders o JOIN refunds r ON r.payment_id = o.payment_id AND r.kind = 'dispute' AND r.status <> 'failed'
    WHERE o.store_id = ${storeId} AND r.evidence_due_by > ${now}
    ORDER BY r.evidence_due_by, o.id LIMIT ${most}`);
  return rows;
}
