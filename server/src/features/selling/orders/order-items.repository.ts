import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { orderItems } from "./orders.table.ts";

export type OrderItemRow = typeof orderItems.$inferSelect;

export const insertItems = (tx: Db, items: readonly OrderItemRow[]): Promise<unknown> =>
  insertRows(tx, "insert-order-items", orderItems, items);

/** Sorted by order and line. */
export const listItems = (db: Db, orderIds: readonly Id[]): Promise<OrderItemRow[]> =>
  selectRows(db, "list-order-items", orderItems, {
    rest: "WHERE order_id = ANY($1) ORDER BY order_id, line",
    values: [orderIds],
  });

/** Marks the items of these orders as no longer taken from stock. */
export async function forgetReserved(tx: Db, orderIds: Id[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.update(orderItems).set({ reserved: false }).where(inArray(orderItems.orderId, orderIds));
}

/** Marks these products of these orders as taken from stock. */
export async function markReserved(tx: Db, orderIds: Id[], productIds: Id[]): Promise<void> {
  if (orderIds.length === 0 || productIds.length === 0) return;
  await tx
    .update(orderItems)
    .set({ reserved: true })
    .where(and(inArray(orderItems.orderId, orderIds), inArray(orderItems.productId, productIds)));
}

interface Back {
  line: number;
  quantity: number;
  /** What the seller keeps of the price of a time, in minor units. */
  kept: number;
  /** How many of these wait for the marketplace to confirm that they came back. */
  awaiting: number;
}

/** Violates the constraint "order_items_refunded" if fewer pieces are left. */
export async function raiseRefundedPieces(tx: Db, orderId: Id, pieces: readonly Back[]): Promise<void> {
  for (const { line, quantity, kept, awaiting } of pieces)
    await tx
      .update(orderItems)
      .set({
        refundedQuantity: sql`${orderItems.refundedQuantity} + ${quantity}`,
        awaitingRestock: sql`${orderItems.awaitingRestock} + ${awaiting}`,
        kept,
      })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.line, line)));
}

/** Clears the answers and notes of these orders. */
export async function clearAnswers(tx: Db, orderIds: Id[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.update(orderItems).set({ answers: [], notes: "" }).where(inArray(orderItems.orderId, orderIds));
}

/** Does so for orders placed before a moment. Returns the number of items. */
export async function clearAnswersBefore(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE order_items SET answers = '[]', notes = '' WHERE (order_id, line) IN (
      SELECT i.order_id, i.line FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE (i.answers <> '[]' OR i.notes <> '') AND o.placed_at < ${before.toISOString()}::timestamptz LIMIT ${most})`);
  return rowCount ?? 0;
}

/** Nothing is kept of any time of the order. */
export const clearKept = (tx: Db, orderId: Id): Promise<unknown> =>
  tx.update(orderItems).set({ kept: 0 }).where(eq(orderItems.orderId, orderId));

/** Marks no piece of the order as waiting for restock any more. */
export const clearAwaiting = (tx: Db, orderId: Id): Promise<unknown> =>
  tx.update(orderItems).set({ awaitingRestock: 0 }).where(eq(orderItems.orderId, orderId));
