import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, count, eq, getTableColumns, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orders } from "../orders.table.ts";

/** Without deposits that aren't earned yet. */
const earning = sql<number>`${orders.total} - ${orders.dueLater} - ${orders.wholesale} - ${orders.fee}
  - (${orders.refunded} - ${orders.refundedWholesale} - ${orders.refundedFee})
  - CASE WHEN ${orders.dueLater} = 0 AND NOT ${orders.hasPack} THEN 0 ELSE
    (SELECT coalesce(sum(share), 0) FROM deposits WHERE deposits.store_id = ${orders.storeId} AND order_id = ${orders.id} AND outcome IS NULL) END`;

/** A paid order always has a release date. The query says so, because only then does PostgreSQL use the index on that date. */
const isUnreleased = (storeId: Id) =>
  and(
    eq(orders.storeId, storeId),
    isNotNull(orders.paidAt),
    isNotNull(orders.releaseAt),
    isNull(orders.releasedAt),
    gt(earning, 0),
  );

/** Soonest first, with the total number. */
export async function findUnreleased(
  db: Db,
  storeId: Id,
  limit: number,
): Promise<{ rows: (OrderRow & { earning: number })[]; count: number }> {
  const rows = db
    .select({ ...getTableColumns(orders), earning: earning.mapWith(Number) })
    .from(orders)
    .where(isUnreleased(storeId))
    .orderBy(asc(orders.releaseAt), asc(orders.id))
    .limit(limit);
  const all = db.select({ found: count() }).from(orders).where(isUnreleased(storeId));
  const [found, [counted]] = await Promise.all([rows, all]);
  return { rows: found, count: counted?.found ?? 0 };
}

/** The first 31 days on which something is released, which today's releases that are late belong to. */
export async function sumUnreleasedByDay(
  db: Db,
  storeId: Id,
  { zone, now }: { zone: string; now: Date },
): Promise<{ date: string; amount: number }[]> {
  const date = sql<string>`(greatest(${orders.releaseAt}, ${now.toISOString()}::timestamptz) AT TIME ZONE ${zone})::date::text`;
  return db
    .select({ date: date.as("date"), amount: sql`sum(${earning})`.mapWith(Number) })
    .from(orders)
    .where(isUnreleased(storeId))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(31);
}
