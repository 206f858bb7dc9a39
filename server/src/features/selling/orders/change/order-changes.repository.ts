import { asc } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { insertRows } from "#kernel/database/table-rows.ts";
import { areOf, type OrderKey } from "../order-key.repository.ts";
import { orderChanges } from "../orders.table.ts";

export type OrderChangeRow = Omit<typeof orderChanges.$inferSelect, "seq">;

/** Skips changes that are already recorded under the same id. */
export async function recordOrderChanges(tx: Db, changes: OrderChangeRow[]): Promise<void> {
  await insertRows(tx, "record-order-changes", orderChanges, changes, "ON CONFLICT DO NOTHING");
}

/** In the order in which they were written. */
export const listOrderChanges = (db: Db, of: readonly OrderKey[]): Promise<OrderChangeRow[]> =>
  db.select().from(orderChanges).where(areOf(orderChanges, of)).orderBy(asc(orderChanges.seq));

export const countChanges = (db: Db, of: OrderKey): Promise<number> =>
  db.$count(orderChanges, areOf(orderChanges, [of]));

interface Old {
  before: Date;
  /** The limit for orders that were paid. */
  paidBefore: Date;
  most: number;
}

/** The database enforces its own minimum age (90 days, 5 years for paid orders), whatever the arguments. */
export async function deleteChangesBefore(db: Db, { before, paidBefore, most }: Old): Promise<number> {
  const statement = "SELECT forget_order_changes($1, $2, $3) AS forgotten";
  const values = [before, paidBefore, most];
  const [row] = await prepared<{ forgotten: number }>(db, "forget-order-changes", statement, values);
  return row?.forgotten ?? 0;
}
