import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { orderItems } from "./orders.table.ts";

export type ItemRow = typeof orderItems.$inferSelect;
export type NewItem = Omit<ItemRow, "refundedQuantity" | "awaitingRestock">;

export async function insertItems(tx: Db, items: NewItem[]): Promise<void> {
  const rows = items.map((item) => ({ ...item, refundedQuantity: 0, awaitingRestock: 0 }));
  await insertRows(tx, "insert-order-items", orderItems, rows);
}

/** By order, in the order of their lines. */
export const listItems = (db: Db, orderIds: readonly Id[]): Promise<ItemRow[]> =>
  selectRows(db, "list-order-items", orderItems, {
    rest: "WHERE order_id = ANY($1) ORDER BY order_id, line",
    values: [orderIds],
  });

/** Of these orders nothing is taken any more. */
export async function forgetReserved(tx: Db, orderIds: Id[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.update(orderItems).set({ reserved: false }).where(inArray(orderItems.orderId, orderIds));
}

/** What was taken for these orders. */
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
  /** How many of these wait until the marketplace says that they arrived. */
  awaiting: number;
}

/** Breaks "order_items_refunded" when that many are not left. */
export async function raiseRefundedPieces(tx: Db, orderId: Id, pieces: readonly Back[]): Promise<void> {
  for (const { line, quantity, awaiting } of pieces)
    await tx
      .update(orderItems)
      .set({
        refundedQuantity: sql`${orderItems.refundedQuantity} + ${quantity}`,
        awaitingRestock: sql`${orderItems.awaitingRestock} + ${awaiting}`,
      })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.line, line)));
}

/** Nothing of it waits any more. */
export const clearAwaiting = (tx: Db, orderId: Id): Promise<unknown> =>
  tx.update(orderItems).set({ awaitingRestock: 0 }).where(eq(orderItems.orderId, orderId));
