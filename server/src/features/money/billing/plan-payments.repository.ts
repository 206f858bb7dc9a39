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

/** Whoever begins another payment for the same account is waited for, until the end of the transaction. */
export async function lockBuyer(tx: Db, userId: Id): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plan payment ${userId}`}, 0))`);
}

/** When the n-th last payment of an account was begun; undefined where there were fewer. */
export async function findNthLast(db: Db, userId: Id, nth: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: planPayments.createdAt })
    .from(planPayments)
    .where(eq(planPayments.userId, userId))
    .orderBy(desc(planPayments.paymentId))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt;
}

/** What was bought is there: its payment has a receipt from now on. */
export async function writeReceipt(tx: Db, paymentId: Id): Promise<void> {
  await tx
    .update(planPayments)
    .set({ receiptNumber: sql`nextval('receipt_numbers')` })
    .where(eq(planPayments.paymentId, paymentId));
}

/** Is a payment this one, or that of an upgrade whose price this one has lowered, over however many upgrades? */
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
