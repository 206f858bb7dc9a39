import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { deposits } from "./deposits.table.ts";
import type { DepositOrder } from "./settlement.ts";

export type DepositRow = typeof deposits.$inferSelect;
export type NewDeposit = Omit<DepositRow, "outcome" | "settledAt" | "returned">;
export type DepositOutcome = NonNullable<DepositRow["outcome"]>;

export const insertDeposits = (tx: Db, taken: NewDeposit[]): Promise<unknown> =>
  tx.insert(deposits).values(taken);

/** Returns undefined if the appointment has no deposit, or it is settled. */
export async function settleOpen(
  tx: Db,
  appointmentId: Id,
  outcome: DepositOutcome,
  settledAt: Date,
): Promise<DepositRow | undefined> {
  const [row] = await tx
    .update(deposits)
    .set({ outcome, settledAt })
    .where(and(eq(deposits.appointmentId, appointmentId), isNull(deposits.outcome)))
    .returning();
  return row;
}

/** A deposit that was earned or kept no longer counts as revenue once it is refunded. */
export const markReturned = (tx: Db, appointmentId: Id): Promise<unknown> =>
  tx
    .update(deposits)
    .set({ outcome: "returned" })
    .where(and(eq(deposits.appointmentId, appointmentId), inArray(deposits.outcome, ["earned", "kept"])));

export const addReturned = (tx: Db, appointmentId: Id, returned: number): Promise<unknown> =>
  tx
    .update(deposits)
    .set({ returned: sql`${deposits.returned} + ${returned}` })
    .where(eq(deposits.appointmentId, appointmentId));

export const lockOrderOfDeposit = (tx: Db, appointmentId: Id): Promise<unknown> =>
  tx.execute(sql`SELECT FROM orders WHERE id = (SELECT order_id FROM deposits WHERE appointment_id = ${appointmentId})
    FOR NO KEY UPDATE`);

/** Undefined without a deposit. The earning is what earningOf (orders/place/split-order.ts) works out. */
export async function findOrderOfDeposit(tx: Db, appointmentId: Id): Promise<DepositOrder | undefined> {
  const { rows } = await tx.execute<{ earned: number; isReleased: boolean }>(sql`
    SELECT (o.total - o.due_later - o.wholesale - o.fee - (o.refunded - o.refunded_wholesale - o.refunded_fee)
        - (SELECT coalesce(sum(share), 0) FROM deposits open WHERE open.order_id = o.id AND outcome IS NULL)
      )::float8 AS earned, o.released_at IS NOT NULL AS "isReleased"
    FROM deposits d JOIN orders o ON o.id = d.order_id WHERE d.appointment_id = ${appointmentId}`);
  return rows[0];
}

export const listOpenOfOrders = (db: Db, orderIds: Id[]): Promise<DepositRow[]> =>
  db
    .select()
    .from(deposits)
    .where(and(inArray(deposits.orderId, orderIds), isNull(deposits.outcome)));

/** Oldest first, with the number of all of them. */
export async function listOpenOfSeller(
  db: Db,
  userId: Id,
  limit: number,
): Promise<{ rows: DepositRow[]; count: number }> {
  const isOpen = and(eq(deposits.userId, userId), isNull(deposits.outcome));
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(deposits)
      .where(isOpen)
      .orderBy(asc(deposits.takenAt), asc(deposits.appointmentId))
      .limit(limit),
    db.$count(deposits, isOpen),
  ]);
  return { rows, count };
}
