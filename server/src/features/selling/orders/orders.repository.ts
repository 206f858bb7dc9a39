import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { selectRows } from "#kernel/database/table-rows.ts";
import { orderItems, orders } from "./orders.table.ts";

export type OrderRow = typeof orders.$inferSelect;
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
  | "language"
  | "shippingAddress"
  | "currency"
  | "subtotal"
  | "discount"
  | "discounts"
  | "giftCards"
  | "shipping"
  | "tax"
  | "total"
  | "dueLater"
  | "hasPack"
  | "policySha256"
  | "wholesale"
  | "fee"
  | "placedAt"
>;
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

/** Inserts orders and returns them with their numbers, in the order given. */
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

export async function findOrder(db: Db, id: Id): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Undefined if another store sold it. */
export async function findSale(db: Db, storeId: Id, id: Id): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
  return row;
}

/** An order's number or its id. */
export type OrderRef = number | Id;
const isOrder = (key: OrderRef): SQL =>
  typeof key === "number" ? eq(orders.number, key) : eq(orders.id, key);

/** Finds an order of the marketplace itself; undefined if a store sold it. */
export async function findOfMarketplace(db: Db, key: OrderRef): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isNull(orders.storeId), isOrder(key)));
  return row;
}

/** Finds an order of any seller; for the operator. */
export async function findOfAnyone(db: Db, key: OrderRef): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(isOrder(key));
  return row;
}

/** Orders with sent pieces that wait to be restocked, oldest first. */
export const listAwaitingRestock = (db: Db, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        db.select({ id: orderItems.orderId }).from(orderItems).where(gt(orderItems.awaitingRestock, 0)),
      ),
    )
    .orderBy(asc(orders.number))
    .limit(limit);

/** Undefined if another user bought it. */
export async function findPurchase(db: Db, buyerId: Id, id: Id): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.id, id)));
  return row;
}

/** The order that an appointment was bought with. */
export async function findOrderOfTime(db: Db, appointmentId: Id): Promise<OrderRow | undefined> {
  const [row] = await db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orderItems.appointmentId, appointmentId));
  return row;
}

/** Locks an order until the transaction ends. */
export const lockOrder = (tx: Db, id: Id): Promise<unknown> =>
  tx.execute(sql`SELECT FROM orders WHERE id = ${id} FOR NO KEY UPDATE`);

/** Locks the orders of one payment until the transaction ends. */
export const lockOrdersOf = (tx: Db, paymentId: Id): Promise<OrderRow[]> =>
  selectRows(tx, "lock-orders-of", orders, {
    rest: "WHERE payment_id = $1 ORDER BY id FOR NO KEY UPDATE",
    values: [paymentId],
  });

export const listOrdersOf = (db: Db, paymentId: Id): Promise<OrderRow[]> =>
  selectRows(db, "list-orders-of", orders, {
    rest: "WHERE payment_id = $1 ORDER BY number",
    values: [paymentId],
  });

const isSoldBy = (storeId: Id | null): SQL =>
  storeId === null ? isNull(orders.storeId) : eq(orders.storeId, storeId);

/** Writes nothing and returns undefined if the order has changed since it was read. */
export async function updateOrder(
  tx: Db,
  { id, storeId, version }: Pick<OrderRow, "id" | "storeId" | "version">,
  update: OrderUpdate,
  now: Date,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ ...update, version: version + 1, updatedAt: now })
    .where(and(isSoldBy(storeId), eq(orders.id, id), eq(orders.version, version)))
    .returning();
  return row;
}

/** Orders whose earnings are due for release, sorted by id. */
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
