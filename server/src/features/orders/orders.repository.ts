import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { orderChanges, orderItems, orders } from "./orders.table.ts";

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
export type ChangeRow = Omit<typeof orderChanges.$inferSelect, "seq">;
export type NewOrder = Pick<
  OrderRow,
  | "id"
  | "storeId"
  | "buyerId"
  | "paymentId"
  | "gateway"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "customerTimezone"
  | "shippingAddress"
  | "currency"
  | "subtotal"
  | "shipping"
  | "tax"
  | "total"
  | "wholesale"
  | "fee"
  | "placedAt"
>;
export type NewItem = Omit<ItemRow, "refundedQuantity">;
export type OrderUpdate = Partial<
  Pick<
    OrderRow,
    | "status"
    | "chargeId"
    | "refunded"
    | "refundedWholesale"
    | "refundedFee"
    | "restocked"
    | "tracking"
    | "paidAt"
    | "releaseAt"
    | "releasedAt"
  >
>;

/** With their numbers, in the order in which they are given. */
export function insertOrders(tx: Db, placed: NewOrder[]): Promise<OrderRow[]> {
  const rows = placed.map((order) => ({
    ...order,
    number: sql`nextval('order_numbers')`,
    version: 1,
    status: "pending_payment" as const,
    refunded: 0,
    refundedWholesale: 0,
    refundedFee: 0,
    restocked: false,
    tracking: "",
    updatedAt: order.placedAt,
  }));
  return tx.insert(orders).values(rows).returning();
}

export async function insertItems(tx: Db, items: NewItem[]): Promise<void> {
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, refundedQuantity: 0 })));
}

/** What has been recorded already, as its id says, is not recorded again. */
export async function recordChanges(tx: Db, changes: ChangeRow[]): Promise<void> {
  await tx.insert(orderChanges).values(changes).onConflictDoNothing();
}

export async function findOrder(db: Db, id: Id): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Undefined for what another store sold. */
export async function findSale(db: Db, storeId: Id, id: Id): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
  return row;
}

/** Undefined for what somebody else bought. */
export async function findPurchase(db: Db, buyerId: Id, id: Id): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.id, id)));
  return row;
}

/** Of one payment, and nobody else changes them until the transaction ends. */
export const lockOrdersOf = (tx: Db, paymentId: Id): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentId))
    .orderBy(asc(orders.id))
    .for("no key update");

export const listOrdersOf = (db: Db, paymentId: Id): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.paymentId, paymentId)).orderBy(asc(orders.number));

/** Undefined when it has become something else meanwhile: then nothing is written. */
export async function updateOrder(
  tx: Db,
  { id, version }: Pick<OrderRow, "id" | "version">,
  update: OrderUpdate,
  now: Date,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ ...update, version: version + 1, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.version, version)))
    .returning();
  return row;
}

/** By order, in the order of their lines. */
export const listItems = (db: Db, orderIds: readonly Id[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.line));

/** In the order in which they were written. */
export const listChanges = (db: Db, orderIds: readonly Id[]): Promise<ChangeRow[]> =>
  db
    .select()
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, [...orderIds]))
    .orderBy(asc(orderChanges.seq));

export const countChanges = (db: Db, orderId: Id): Promise<number> =>
  db.$count(orderChanges, eq(orderChanges.orderId, orderId));

/** Of what was taken anew, what is counted by now. */
export async function markReserved(tx: Db, orderIds: Id[], productIds: Id[]): Promise<void> {
  if (orderIds.length === 0) return;
  const reserved =
    productIds.length === 0 ? sql`false` : sql`coalesce(${inArray(orderItems.productId, productIds)}, false)`;
  await tx.update(orderItems).set({ reserved }).where(inArray(orderItems.orderId, orderIds));
}

interface Back {
  line: number;
  quantity: number;
}

/** Breaks "order_items_refunded" when that many are not left. */
export async function raiseRefundedPieces(tx: Db, orderId: Id, pieces: readonly Back[]): Promise<void> {
  for (const { line, quantity } of pieces)
    await tx
      .update(orderItems)
      .set({ refundedQuantity: sql`${orderItems.refundedQuantity} + ${quantity}` })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.line, line)));
}

/** Paid long enough ago, by their ids. */
export function listToRelease(
  db: Db,
  now: Date,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        lte(orders.releaseAt, now),
        isNull(orders.releasedAt),
        after === undefined ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
}
