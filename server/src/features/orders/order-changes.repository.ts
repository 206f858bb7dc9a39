import type { Id } from "@solodesk/contract/kernel/id.ts";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { insertRows } from "#kernel/table-rows.ts";
import { orderChanges } from "./orders.table.ts";

export type ChangeRow = Omit<typeof orderChanges.$inferSelect, "seq">;

/** What has been recorded already, as its id says, is not recorded again. */
export async function recordChanges(tx: Db, changes: ChangeRow[]): Promise<void> {
  await insertRows(tx, "record-order-changes", orderChanges, changes, "ON CONFLICT DO NOTHING");
}

/** In the order in which they were written. */
export const listChanges = (db: Db, orderIds: readonly Id[]): Promise<ChangeRow[]> =>
  db
    .select()
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, [...orderIds]))
    .orderBy(asc(orderChanges.seq));

export const countChanges = (db: Db, orderId: Id): Promise<number> =>
  db.$count(orderChanges, eq(orderChanges.orderId, orderId));
