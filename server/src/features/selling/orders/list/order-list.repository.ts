import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import { asc, count, desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { containing } from "#kernel/database/like.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orders } from "../orders.table.ts";

export interface OrderConditions {
  /** A null `storeId` means orders of the marketplace itself. */
  whose: { storeId: Id | null } | { buyerId: Id };
  /** When they were placed. */
  placed: Partial<Range>;
  /** Words of the customer or an item, or a part of the number. */
  q: string;
  /** Only the one with this number. */
  number?: number;
}

/** Without words an index on orders is enough; with words the narrow rows of order_search are read. */
const from = ({ q }: OrderConditions): SQL => (q === "" ? sql`orders` : sql`order_search`);

/** order_search holds the store of an order, but not its buyer. */
function isOf({ whose, q }: OrderConditions): SQL {
  if (!("buyerId" in whose))
    return whose.storeId === null ? sql`store_id IS NULL` : sql`store_id = ${whose.storeId}`;
  if (q === "") return sql`buyer_id = ${whose.buyerId}`;
  return sql`number IN (SELECT number FROM orders WHERE buyer_id = ${whose.buyerId})`;
}

/** Once more of the rows themselves: the numbers alone don't say whose they are. */
const soldBy = ({ whose }: OrderConditions): SQL =>
  "storeId" in whose && whose.storeId !== null ? sql`${orders.storeId} = ${whose.storeId} AND` : sql``;

const matchesFilter = (filter: OrderConditions): SQL => {
  const { from: first, to } = filter.placed;
  const conditions = [
    isOf(filter),
    first !== undefined && sql`placed_at >= ${new Date(first)}`,
    to !== undefined && sql`placed_at < ${new Date(to)}`,
    filter.number !== undefined && sql`number = ${filter.number}`,
    filter.q !== "" && sql`words LIKE lower(${containing(filter.q)})`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` AND `,
  );
};

interface Slice {
  limit: number;
  offset?: number;
  /** Only orders with a lower number than this. */
  before?: number | undefined;
}

/** Newest first. Finds the numbers in an index, so that skipped rows are never read. */
function listSlice(
  db: Db,
  filter: OrderConditions,
  status: OrderStatus | undefined,
  { limit, offset = 0, before }: Slice,
): Promise<OrderRow[]> {
  const ofStatus = status === undefined ? sql`` : sql`AND status = ${status}`;
  const isLower = before === undefined ? sql`` : sql`AND number < ${before}`;
  const numbers = sql`SELECT number FROM ${from(filter)} WHERE ${matchesFilter(filter)} ${ofStatus} ${isLower}
    ORDER BY number DESC LIMIT ${limit} OFFSET ${offset}`;
  return db
    .select()
    .from(orders)
    .where(sql`${soldBy(filter)} ${orders.number} = ANY(ARRAY(${numbers}))`)
    .orderBy(desc(orders.number));
}

export const listOrderPage = (
  db: Db,
  filter: OrderConditions,
  status: OrderStatus | undefined,
  slice: { limit: number; offset: number },
): Promise<OrderRow[]> => listSlice(db, filter, status, slice);

/** The next batch of such a list: the orders after `last`, or the first ones. */
export const listOrdersAfter = (
  db: Db,
  filter: OrderConditions,
  status: OrderStatus | undefined,
  limit: number,
  last?: Pick<OrderRow, "number">,
): Promise<OrderRow[]> => listSlice(db, filter, status, { limit, before: last?.number });

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

interface StatusCount extends Record<string, unknown> {
  status: OrderStatus;
  found: number;
}

/** Counts orders by status. The counts of all orders of one store are kept in status_counts by triggers. */
export async function countOrdersByStatus(
  db: Db,
  filter: OrderConditions,
): Promise<Record<OrderStatus, number>> {
  const { whose, placed, q, number } = filter;
  const isWhole = q === "" && number === undefined && placed.from === undefined && placed.to === undefined;
  const counted =
    isWhole && "storeId" in whose && whose.storeId !== null
      ? sql`SELECT status, sum(change)::int AS found FROM status_counts
          WHERE list = 'orders' AND store_id = ${whose.storeId} GROUP BY status`
      : sql`SELECT status, count(*)::int AS found FROM ${from(filter)} WHERE ${matchesFilter(filter)} GROUP BY status`;
  const { rows } = await db.execute<StatusCount>(counted);
  const counts = noOrders();
  for (const { status, found } of rows) counts[status] = found;
  return counts;
}

/** Paid, with an address, and not shipped yet; oldest first. */
export async function listUnshipped(
  db: Db,
  storeId: Id,
  limit: number,
): Promise<{ rows: OrderRow[]; count: number }> {
  // Written as in the index "orders_to_ship", which PostgreSQL uses only then.
  const isUnshipped = sql`store_id = ${storeId} AND status IN ('paid', 'processing') AND shipping_address IS NOT NULL`;
  const [rows, [counted]] = await Promise.all([
    db.select().from(orders).where(isUnshipped).orderBy(asc(orders.number)).limit(limit),
    db.select({ found: count() }).from(orders).where(isUnshipped),
  ]);
  return { rows, count: counted?.found ?? 0 };
}
