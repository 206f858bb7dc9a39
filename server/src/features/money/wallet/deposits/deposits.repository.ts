import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { deposits } from "./deposits.table.ts";
import type { DepositOrder } from "./settlement.ts";

export type DepositRow = typeof deposits.$inferSelect;
export type NewDeposit = Omit<DepositRow, "outcome" | "settledAt" | "returned">;
export type DepositOutcome = NonNullable<DepositRow["outcome"]>;

/** By its id or that of its appointment. */
const isOf = (id: Id) => or(eq(deposits.id, id), eq(deposits.appointmentId, id));

export const insertDeposits = (tx: Db, taken: NewDeposit[]): Promise<unknown> =>
  tx.insert(deposits).values(taken);

/** `id`: its own or its appointment's. Returns undefined if there is no deposit, or it is settled. */
export async function settleOpen(
  tx: Db,
  id: Id,
  outcome: DepositOutcome,
  settledAt: Date,
): Promise<DepositRow | undefined> {
  const [row] = await tx
    .update(deposits)
    .set({ outcome, settledAt })
    .where(and(isOf(id), isNull(deposits.outcome)))
    .returning();
  return row;
}

/** A deposit that was earned or kept no longer counts as revenue once it is refunded. */
export const markReturned = (tx: Db, id: Id): Promise<unknown> =>
  tx
    .update(deposits)
    .set({ outcome: "returned" })
    .where(and(isOf(id), inArray(deposits.outcome, ["earned", "kept"])));

export const addReturned = (tx: Db, appointmentId: Id, returned: number): Promise<unknown> =>
  tx
    .update(deposits)
    .set({ returned: sql`${deposits.returned} + ${returned}` })
    .where(eq(deposits.appointmentId, appointmentId));

export const lockOrderOfDeposit = (tx: Db, id: Id): Promise<unknown> =>
  tx.execute(sql`SELECT FROM orders WHERE id = (SELECT order_id FROM deposits WHERE id = ${id} OR appointment_id = ${id})
    FOR NO KEY UPDATE`);

export const lockOrderOfPack = (tx: Db, orderId: Id): Promise<unknown> =>
  tx.execute(sql`SELECT FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`);

/** `id`: that of a deposit or of its appointment. Undefined without a deposit. The earning is what earningOf (orders/place/split-order.ts) works out. */
export async function findOrderOfDeposit(tx: Db, id: Id): Promise<DepositOrder | undefined> {
  const { rows } = await tx.execute<{ earned: number; isReleased: boolean }>(sql`
    SELECT (o.total - o.due_later - o.wholesale - o.fee - (o.refunded - o.refunded_wholesale - o.refunded_fee)
        - (SELECT coalesce(sum(share), 0) FROM deposits open WHERE open.order_id = o.id AND outcome IS NULL)
      )::float8 AS earned, o.released_at IS NOT NULL AS "isReleased"
    FROM deposits d JOIN orders o ON o.id = d.order_id WHERE d.id = ${id} OR d.appointment_id = ${id}`);
  return rows[0];
}

export const listOpenOfOrders = (db: Db, orderIds: Id[]): Promise<DepositRow[]> =>
  db
    .select()
    .from(deposits)
    .where(and(inArray(deposits.orderId, orderIds), isNull(deposits.outcome)))
    .orderBy(asc(deposits.nth));

/** Oldest first, with the number of all of them. */
export async function listOpenOfSeller(
  db: Db,
  userId: Id,
  limit: number,
): Promise<{ rows: DepositRow[]; count: number }> {
  const isOpen = and(eq(deposits.userId, userId), isNull(deposits.outcome));
  const [rows, count] = await Promise.all([
    db.select().from(deposits).where(isOpen).orderBy(asc(deposits.takenAt), asc(deposits.id)).limit(limit),
    db.$count(deposits, isOpen),
  ]);
  return { rows, count };
}
