import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { areOf, keysOf, type OrderKey } from "./order-key.repository.ts";
import { orderItems } from "./orders.table.ts";

export type OrderItemRow = typeof orderItems.$inferSelect;

export const insertItems = (tx: Db, items: readonly OrderItemRow[]): Promise<unknown> =>
  insertRows(tx, "insert-order-items", orderItems, items);

/** Sorted by order and line. */
export function listItems(db: Db, of: readonly OrderKey[]): Promise<OrderItemRow[]> {
  const { orderIds, storeIds } = keysOf(of);
  // A statement that names the stores can be sent to the machines that keep them.
  return storeIds.length > 0
    ? selectRows(db, "list-order-items", orderItems, {
        rest: "WHERE store_id = ANY($1) AND order_id = ANY($2) ORDER BY order_id, line",
        values: [storeIds, orderIds],
      })
    : selectRows(db, "list-any-order-items", orderItems, {
        rest: "WHERE order_id = ANY($1) ORDER BY order_id, line",
        values: [orderIds],
      });
}

/** Marks the items of these orders as no longer taken from stock. */
export async function forgetReserved(tx: Db, of: readonly OrderKey[]): Promise<void> {
  if (of.length === 0) return;
  await tx.update(orderItems).set({ reserved: false }).where(areOf(orderItems, of));
}

/** Marks these products and variants of these orders as taken from stock. */
export async function markReserved(tx: Db, of: readonly OrderKey[], stockIds: Id[]): Promise<void> {
  if (of.length === 0 || stockIds.length === 0) return;
  await tx
    .update(orderItems)
    .set({ reserved: true })
    .where(
      and(
        areOf(orderItems, of),
        inArray(sql`coalesce(${orderItems.variantId}, ${orderItems.productId})`, stockIds),
      ),
    );
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
export async function raiseRefundedPieces(tx: Db, of: OrderKey, pieces: readonly Back[]): Promise<void> {
  for (const { line, quantity, kept, awaiting } of pieces)
    await tx
      .update(orderItems)
      .set({
        refundedQuantity: sql`${orderItems.refundedQuantity} + ${quantity}`,
        awaitingRestock: sql`${orderItems.awaitingRestock} + ${awaiting}`,
        kept,
      })
      .where(and(areOf(orderItems, [of]), eq(orderItems.line, line)));
}

/** Clears the answers and notes of these orders. */
export async function clearAnswers(tx: Db, of: readonly OrderKey[]): Promise<void> {
  if (of.length === 0) return;
  await tx.update(orderItems).set({ answers: [], notes: "" }).where(areOf(orderItems, of));
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
export const clearKept = (tx: Db, of: OrderKey): Promise<unknown> =>
  tx
    .update(orderItems)
    .set({ kept: 0 })
    .where(areOf(orderItems, [of]));

/** Marks no piece of the order as waiting for restock any more. */
export const clearAwaiting = (tx: Db, of: OrderKey): Promise<unknown> =>
  tx
    .update(orderItems)
    .set({ awaitingRestock: 0 })
    .where(areOf(orderItems, [of]));
