import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderStatus } from "@solodesk/contract/kernel/order.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { and, count, desc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import type { OrderRow } from "./orders.repository.ts";
import { orderItems, orders } from "./orders.table.ts";

export interface Sought {
  /** Of no store: what the marketplace itself sold. */
  whose: { storeId: Id | null } | { buyerId: Id };
  /** When they were placed. */
  placed: Partial<Range>;
  /** Words of the customer or an item, or a part of the number. */
  q: string;
}

const told = sql`lower(concat_ws(' ', ${orders.number}, ${orders.customerName}, ${orders.customerEmail}))`;

const says = (q: string): SQL =>
  sql`(strpos(${told}, lower(${q})) > 0 OR EXISTS (SELECT FROM ${orderItems}
    WHERE ${orderItems.orderId} = ${orders.id} AND strpos(lower(${orderItems.name}), lower(${q})) > 0))`;

function isOf(whose: Sought["whose"]): SQL {
  if ("buyerId" in whose) return eq(orders.buyerId, whose.buyerId);
  return whose.storeId === null ? isNull(orders.storeId) : eq(orders.storeId, whose.storeId);
}

const isSought = ({ whose, placed: { from, to }, q }: Sought): SQL | undefined =>
  and(
    isOf(whose),
    from === undefined ? undefined : gte(orders.placedAt, new Date(from)),
    to === undefined ? undefined : lt(orders.placedAt, new Date(to)),
    q === "" ? undefined : says(q),
  );

/** Newest first. */
export function listPage(
  db: Db,
  sought: Sought,
  status: OrderStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isSought(sought), status && eq(orders.status, status)))
    .orderBy(desc(orders.number))
    .limit(limit)
    .offset(offset);
}

/** The next some of such a list: those after `last`, or the first. */
export function listAfter(
  db: Db,
  sought: Sought,
  status: OrderStatus | undefined,
  limit: number,
  last?: Pick<OrderRow, "number">,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isSought(sought), status && eq(orders.status, status), last && lt(orders.number, last.number)))
    .orderBy(desc(orders.number))
    .limit(limit);
}

export const noOrders = (): Record<OrderStatus, number> => ({
  pending_payment: 0,
  paid: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  expired: 0,
  refunded: 0,
});

/** How many there are of each status. */
export async function countByStatus(db: Db, sought: Sought): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .select({ status: orders.status, found: count() })
    .from(orders)
    .where(isSought(sought))
    .groupBy(orders.status);
  const counts = noOrders();
  for (const { status, found } of rows) counts[status] = found;
  return counts;
}
