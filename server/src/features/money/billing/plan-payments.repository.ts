import type { Id } from "@solodesk/contract/kernel/id.ts";
import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { planPayments } from "./billing.table.ts";

export type PlanPaymentRow = typeof planPayments.$inferSelect;

export async function insertPlanPayment(tx: Db, row: PlanPaymentRow): Promise<void> {
  await tx.insert(planPayments).values(row);
}

export async function findPlanPayment(db: Db, paymentId: Id): Promise<PlanPaymentRow | undefined> {
  const [row] = await db.select().from(planPayments).where(eq(planPayments.paymentId, paymentId));
  return row;
}

/** Locks an account's plan payments until the transaction ends; concurrent ones wait. */
export async function lockBuyer(tx: Db, userId: Id): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plan payment ${userId}`}, 0))`);
}

/** Returns when an account's n-th last payment was created, or undefined if there are fewer. */
export async function findNthLastPlanPayment(db: Db, userId: Id, nth: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: planPayments.createdAt })
    .from(planPayments)
    .where(eq(planPayments.userId, userId))
    .orderBy(desc(planPayments.paymentId))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt;
}

/** Numbers the payment's receipt once what it paid for is delivered. */
export async function writeReceipt(tx: Db, paymentId: Id): Promise<void> {
  await tx
    .update(planPayments)
    .set({ receiptNumber: sql`nextval('receipt_numbers')` })
    .where(eq(planPayments.paymentId, paymentId));
}

/**
 * Returns whether `earlier` is this payment, or one whose unused time lowered its price over any number of
 * upgrades.
 */
export async function isBuiltOn(db: Db, paymentId: Id, earlier: Id): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH RECURSIVE built AS (
      SELECT ${paymentId}::uuid AS id
      UNION
      SELECT cut.payment_id FROM built JOIN plan_payments upgrade ON upgrade.payment_id = built.id AND action = 'upgrade'
        JOIN subscription_periods cut ON cut.payment_id = upgrade.follows AND cut.ends_at < cut.paid_until
    )
    SELECT FROM built WHERE id = ${earlier}`);
  return rows.length > 0;
}
