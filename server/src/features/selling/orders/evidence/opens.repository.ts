import type { Id } from "@solodesk/contract/kernel/id.ts";
import { asc, inArray } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { orderOpens } from "../orders.table.ts";

export type OpenRow = typeof orderOpens.$inferSelect;

const INSERT = `INSERT INTO order_opens (order_id, store_id, appointment_id, hour, at)
  SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM order_opens WHERE order_id = $1) < $6
  ON CONFLICT DO NOTHING`;

/** Adds nothing if that page was opened in this hour already, or if the order has `most` rows. */
export async function insertOpen(db: Db, open: OpenRow, most: number): Promise<void> {
  const { orderId, storeId, appointmentId, hour, at } = open;
  await prepared(db, "insert-order-open", INSERT, [orderId, storeId, appointmentId, hour, at, most]);
}

/** In the order in which they happened. */
export const listOpens = (db: Db, orderIds: readonly Id[]): Promise<OpenRow[]> =>
  db
    .select()
    .from(orderOpens)
    .where(inArray(orderOpens.orderId, [...orderIds]))
    .orderBy(asc(orderOpens.at), asc(orderOpens.appointmentId));

const DELETE = `DELETE FROM order_opens WHERE ctid = ANY (ARRAY(
  SELECT x.ctid FROM order_opens x WHERE x.at < $1 OR (x.at < $2 AND NOT EXISTS (
    SELECT FROM orders o WHERE o.id = x.order_id AND o.paid_at IS NOT NULL))
  ORDER BY x.at LIMIT $3)) RETURNING order_id`;

interface Old {
  before: Date;
  /** The limit for orders that weren't paid. */
  unpaidBefore: Date;
  most: number;
}

/** Deletes the oldest rows; returns how many. */
export const deleteOpensBefore = async (db: Db, { before, unpaidBefore, most }: Old): Promise<number> =>
  (await prepared(db, "forget-order-opens", DELETE, [before, unpaidBefore, most])).length;
